import { media, vars, width } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Wide enough for the form, the recent sales and the prices, side by side. */
const threeColumns = '(min-width: 1400px)';

/** The form comes first, even if the recent sales are below it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@media': {
    [media.pair]: { gridTemplateColumns: `minmax(0, ${width.form}) minmax(300px, 1fr)`, gap: space[24] },
  },
});

export const form = style({ minWidth: 0, maxWidth: width.form });

export const beside = style({ minWidth: 0 });

/** Recent sales, and the service's health and prices. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': { [threeColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const offer = style({ display: 'flex', flexDirection: 'column', gap: space[24], minWidth: 0 });
