import { vars } from '@oja/widgets/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

/** Where the side menu, a list that can be read and the tiles stand side by side. */
const twoColumns = '(min-width: 1120px)';

/** One column on a phone, in the order of need; where there is room, the money and its history, and beside them what to do. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  maxWidth: 720,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', maxWidth: 'none' },
  },
});

export const beside = style({
  '@media': { [twoColumns]: { gridColumn: 2, gridRow: '1 / span 3' } },
});
