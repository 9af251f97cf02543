import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { figures, heading } from '../theme/type.css.ts';
import { beside } from './TransactionList.css.ts';

const { color, space, size } = vars;

export const panel = style({
  minWidth: 0,
  borderRadius: vars.radius.card,
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  '@container': {
    // Scrolls by itself, and stays in sight while the list beside it is read.
    [beside]: {
      position: 'sticky',
      insetBlockStart: space[16],
      maxHeight: `calc(100dvh - ${space[32]})`,
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
  // The drawing, not its thumb-sized ground, stands in the corner.
  margin: '-8px -12px -8px 0',
});

/** Its first line stands beside the drawing, however many there are. */
export const title = style([heading, { paddingTop: 9, overflowWrap: 'anywhere' }]);

export const summary = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });

export const words = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const code = style([figures, { fontSize: size[14], overflowWrap: 'anywhere' }]);

export const handover = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[16],
  borderRadius: vars.radius.control,
  backgroundColor: color.positiveSoft,
  color: color.text,
});

export const token = style({
  fontFamily: vars.font.mono,
  fontSize: size[24],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  wordSpacing: '0.1em',
});

export const placeholder = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 41,
});
