import { vars } from '@oja/widgets/theme/contract.css.ts';
import { focusRing } from '@oja/widgets/theme/focus.ts';
import { media } from '@oja/widgets/theme/media.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const tiles = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' });

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: 72,
  boxSizing: 'border-box',
  padding: space[16],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ...focusRing,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent } } },
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  backgroundColor: color.accentSoft,
  color: color.accent,
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 });

export const name = style({ fontWeight: vars.weight.strong });

export const note = style({ color: color.muted, fontSize: vars.size[14] });
