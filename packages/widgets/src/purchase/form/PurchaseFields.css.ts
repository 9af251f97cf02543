import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style([column, { gap: space[16], margin: 0 }]);
export const service = style([column, { gap: space[12] }]);
export const recipient = style([column, { gap: space[12] }]);
/** Positioning context of the suggestions, which overlay the content below the field. */
export const searched = style({ position: 'relative' });
export const amount = style([column, { gap: space[12] }]);

/** Stays at the bottom of the screen while the plans scroll. */
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
  // With little height (a phone in landscape, 400 % zoom) a sticky bar would cover the focused element.
  '@media': { [media.low]: { position: 'static' } },
});

// Keeps focused elements clear of the sticky bar.
globalStyle(`${form} *`, { scrollMarginBlockEnd: 96 });
