import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style([column, { gap: space[16], margin: 0 }]);
export const service = style([column, { gap: space[12] }]);
export const recipient = style([column, { gap: space[12] }]);
/** Around the field alone: what is found stands right below it, over what follows. */
export const searched = style({ position: 'relative' });
export const amount = style([column, { gap: space[12] }]);

/** Stays above the thumb while the plans scroll past. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: space[8],
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[12]} ${space[4]}`,
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  // Where there is little height (a phone on its side, a page at 400 %), a bar that stays would cover what has the focus.
  '@media': { [media.low]: { position: 'static' } },
});

// What takes the focus is never under the bar of the review.
globalStyle(`${form} *`, { scrollMarginBlockEnd: 96 });
