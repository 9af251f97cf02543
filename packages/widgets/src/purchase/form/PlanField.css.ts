import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { chosen, chosenInForcedColours } from '../../ui/choice/chosen.css.ts';

const { color, space, size, weight } = vars;

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&:disabled': { opacity: 0.6 } },
});

export const legend = style({
  padding: 0,
  paddingBottom: space[4],
  fontSize: size[14],
  fontWeight: weight.medium,
  lineHeight: vars.leading.text,
});

/** Takes no space without a message. */
export const messages = style({
  selectors: { '&:not(:has(p))': { marginBottom: `calc(-1 * ${space[12]})` } },
});

/** Two columns if two plans with name and price fit side by side. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[8],
  alignItems: 'baseline',
  // Centres a plan without days and kind in its row.
  alignContent: 'center',
  minHeight: 60,
  padding: `${space[8]} ${space[12]}`,
  // Skips rendering of rows off screen: a price list may have a thousand plans.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 60px',
  // Each row draws its top and start border; those at the edge of the list are cut off.
  margin: '-1px 0 0 -1px',
  borderTop: `1px solid ${color.line}`,
  borderInlineStart: `1px solid ${color.line}`,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { backgroundColor: color.canvas } } },
    [media.forcedColors]: { selectors: { '&:has(:checked)': chosenInForcedColours } },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
export const price = style({ textAlign: 'end' });
export const about = style({ gridColumn: 1, color: color.muted, fontSize: size[14] });
export const perGb = style({
  gridColumn: 2,
  color: color.muted,
  fontFamily: vars.font.figures,
  fontSize: size[12],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const none = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  padding: `${space[12]} 0`,
});
