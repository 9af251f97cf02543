import { media, vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** The balance, the ways to add money, and recent transactions: one column, or the ways beside the others. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': { [media.pair]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(264px, 320px)' } },
});

export const balance = style({ '@media': { [media.pair]: { gridArea: '1 / 2' } } });
export const ways = style({ minWidth: 0, '@media': { [media.pair]: { gridArea: '1 / 1 / 3 / 2' } } });
export const recent = style({ minWidth: 0, '@media': { [media.pair]: { gridArea: '2 / 2' } } });
