import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';
import { SECOND_COLUMN, twoColumns } from '../../shell/measures.ts';

/**
 * One column on a phone, in order of importance. On wide screens, sales and notices are in a column beside the money.
 * If the start is higher than the sales, the middle row takes the difference; if the notices are higher than the rest, the
 * last row does. Neither column then has a gap.
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [twoColumns]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${SECOND_COLUMN})`,
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});

/** The content of a column, and the container of its cards. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minWidth: 0,
  containerType: 'inline-size',
  selectors: { '&[hidden]': { display: 'none' } },
});

const placed = (gridArea: string) => style([column, { '@media': { [twoColumns]: { gridArea } } }]);

export const start = placed('1 / 1 / 3 / 2');
export const sales = placed('1 / 2 / 2 / 3');
export const recent = placed('3 / 1 / 4 / 2');
export const end = placed('2 / 2 / 4 / 3');
/** Replaces `end` before the first sale, when the sales summary is missing above it. */
export const firstDayEnd = placed('1 / 2 / 4 / 3');
