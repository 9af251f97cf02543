import { media, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const face = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minWidth: 0 });

/** Beside the initials on wide screens. */
export const name = style({
  display: 'none',
  overflow: 'hidden',
  maxWidth: '20ch',
  color: color.text,
  fontSize: vars.size[14],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.desk]: { display: 'inline' } },
});

export const greeting = style({ display: 'block', color: color.muted, fontSize: vars.size[14] });

export const fullName = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
