import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Ways to sell more than once, below the list. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
});
