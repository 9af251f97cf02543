import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const actions = style({ containerType: 'inline-size', minWidth: 0 });

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** Two beside each other on a phone, all four where there is room, one below the other where there is none. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@container': {
    '(min-width: 288px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 608px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const way = style({ display: 'grid' });

/** What belongs to one of the ways stands under all of them, so that none moves aside. */
export const below = style({ gridColumn: '1 / -1', order: 1 });

export const saved = style([
  below,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] },
]);
globalStyle(`${saved}:empty`, { position: 'absolute' });

export const paperChoice = style({ display: 'grid', gap: space[12] });
