import { media, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Fixed height, so that nothing moves while the number of options changes. */
export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  height: 'min(480px, calc(100dvh - 160px))',
  '@media': { [media.wide]: { width: 400 } },
});

export const list = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const none = style({ margin: 0, color: color.muted });

export const group = style({ padding: `${space[8]} ${space[12]} ${space[4]}` });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[4]} ${space[12]}`,
});

export const words = style({ display: 'grid', gap: 2, flex: 1, minWidth: 0 });

export const label = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  color: color.muted,
  fontSize: vars.size[12],
});

export const key = style({ whiteSpace: 'nowrap' });

/** A keycap. */
export const cap = style({
  padding: `2px ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: 4,
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: vars.size[12],
  whiteSpace: 'nowrap',
});
