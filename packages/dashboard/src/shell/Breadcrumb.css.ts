import { focusRing, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: vars.size[14],
});

export const crumb = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });

export const link = style({
  // Touch size, without extra space between the lines.
  paddingBlock: space[12],
  marginBlock: `calc(${space[12]} * -1)`,
  borderRadius: vars.radius.control,
  color: color.accent,
  textDecoration: 'none',
  ...focusRing,
  ':hover': { color: color.accentHover, textDecoration: 'underline' },
});
