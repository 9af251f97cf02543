import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const actions = style({ containerType: 'inline-size', minWidth: 0 });

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** One column; two in a container of a phone's width; four in a wide container. */
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

/** Content of one action, on its own row below all actions so that no button moves. */
export const below = style({ gridColumn: '1 / -1', order: 1 });

export const saved = style([
  below,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] },
]);
globalStyle(`${saved}:empty`, { position: 'absolute' });

export const paperChoice = style({ display: 'grid', gap: space[12] });
