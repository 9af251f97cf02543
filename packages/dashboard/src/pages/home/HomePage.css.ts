import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for the side menu, a readable list and a narrow column side by side. */
const twoColumns = '(min-width: 1120px)';

/**
 * One column on a phone, in the order of need. Where there is room, the sales and the notices stand beside the money: the
 * row in the middle takes what the start is longer than the sales, and the last one what the notices are longer than what
 * is left, so that neither column has a gap in it.
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
      gridTemplateRows: 'auto auto 1fr',
    },
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

const placed = (gridArea: string) => style([column, { '@media': { [twoColumns]: { gridArea } } }]);

export const start = placed('1 / 1 / 3 / 2');
export const sales = placed('1 / 2 / 2 / 3');
export const recent = placed('3 / 1 / 4 / 2');
export const end = placed('2 / 2 / 4 / 3');
/** Beside an agent's first steps there are no sales yet. */
export const firstDayEnd = placed('1 / 2 / 4 / 3');
