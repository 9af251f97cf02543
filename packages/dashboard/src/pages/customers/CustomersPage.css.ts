import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Links to bulk and scheduled sales, below the list. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
});
