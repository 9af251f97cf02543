import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const box = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** A secret to copy or type: one tap selects all of it. */
export const secret = style({
  display: 'block',
  padding: space[12],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.canvas,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.size[16],
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A secret without spaces, which may break anywhere. */
export const value = style([secret, { wordBreak: 'break-all' }]);
