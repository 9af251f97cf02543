import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for the side menu, a readable list and a narrow column side by side. */
const twoColumns = '(min-width: 1120px)';

/** One column on a phone, in the order of need; where there is room, what helps stands beside the money. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  maxWidth: 720,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', maxWidth: 'none' },
  },
});

/** The content of a column, stacked. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
