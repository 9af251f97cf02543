import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

/** Container width from which the three selects fit. Below, a button opens them in a dialog. */
const roomy = '(min-width: 560px)';
/** Container width from which they fit beside the search. */
const roomier = '(min-width: 680px)';

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@container': { [roomier]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  // `&&` raises the specificity above the later container rule.
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
});

export const line = style({ display: 'flex', gap: space[8] });

export const search = style({ flex: '1 1 0', minWidth: 0 });

/** Hidden visually in a very narrow container, but still the button's accessible name. */
export const word = style({
  '@container': {
    '(max-width: 319.98px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const selects = style({
  display: 'none',
  gap: space[8],
  '@container': {
    [roomy]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [roomier]: { gridAutoColumns: 140 },
  },
});

/** The button and the chips, shown while the selects are hidden. */
export const narrow = style({ display: 'flex', '@container': { [roomy]: { display: 'none' } } });

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  paddingInline: space[4],
  borderRadius: vars.radius.round,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: vars.size[12],
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});
