import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  margin: 0,
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
});
