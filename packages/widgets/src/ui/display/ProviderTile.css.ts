import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  // Relative, so that tiles of every size have the same shape.
  borderRadius: '28%',
  border: '1px solid transparent',
  backgroundColor: vars.color.line,
  color: vars.color.text,
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  userSelect: 'none',
});
