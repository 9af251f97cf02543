import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { figures, heading } from '../../theme/type.css.ts';
import { beside } from '../TransactionList.css.ts';

const { color, space, size } = vars;

/** Height of the host's sticky bar at the top of the page. */
const bar = 'var(--oja-bar, 0px)';

export const panel = style({
  minWidth: 0,
  containerType: 'inline-size',
  borderRadius: vars.radius.card,
  // Leaves space for the host's title and sticky bar when the panel is scrolled into view.
  scrollMarginBlock: '144px 16px',
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  '@media': { [media.print]: { display: 'none' } },
  '@container': {
    // Scrolls separately, and stays in view while the list beside it is scrolled.
    [beside]: {
      position: 'sticky',
      insetBlockStart: `calc(${bar} + ${space[16]})`,
      maxHeight: `calc(100dvh - ${bar} - ${space[32]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 44,
  // Aligns the icon, instead of its touch target, with the corner.
  margin: '-8px -12px -8px 0',
});

/** Keeps the first line of a long title beside the icon. */
export const title = style([heading, { paddingTop: 9, overflowWrap: 'anywhere' }]);

export const summary = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });

export const words = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const code = style([figures, { fontSize: size[14], overflowWrap: 'anywhere' }]);

/** The time of the last requery, with its button. */
export const recheck = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.cautionSoft,
});

export const recheckLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const placeholder = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 41,
});
