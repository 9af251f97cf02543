import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { controlHeight, touch } from '../../theme/scale.ts';
import { chosen, chosenInForcedColours } from './chosen.css.ts';

const { color, space } = vars;

export const group = style({ boxSizing: 'border-box', minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  display: 'block',
  margin: 0,
  padding: 0,
  paddingBottom: space[4],
  color: color.text,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});

export const layout = styleVariants({
  /** As many per line as fit. */
  wrap: { display: 'flex', flexWrap: 'wrap', gap: space[8] },
  /** One line that scrolls horizontally; a cut-off chip shows that there is more. */
  scroll: {
    display: 'flex',
    gap: space[8],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // Padding for the focus ring and the tick, which a scroll container would clip.
    margin: -8,
    padding: 8,
  },
  /** One line of full width if the labels fit: for a few common choices. */
  line: { containerType: 'inline-size', display: 'flex', flexWrap: 'wrap', gap: space[4] },
  /** One per line with its note at the end, for offers to compare. */
  rows: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] },
  /** Three per line, for amounts to compare. */
  amounts: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] },
});

const chip = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: controlHeight(touch),
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: vars.font.family,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:has(:checked)': { ...chosen, borderColor: color.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      borderColor: color.line,
      backgroundColor: color.canvas,
      color: color.muted,
      cursor: 'default',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.accent } } },
    [media.forcedColors]: { selectors: { '&:has(:checked)': chosenInForcedColours } },
  },
});

const shapes: Readonly<Record<keyof typeof layout, StyleRule>> = {
  rows: {
    justifyContent: 'space-between',
    minHeight: controlHeight('52px'),
    padding: `${space[8]} ${space[16]}`,
    borderRadius: vars.radius.control,
    textAlign: 'start',
  },
  amounts: { paddingInline: space[4], borderRadius: vars.radius.control, fontVariantNumeric: 'tabular-nums' },
  wrap: { flex: 'none', paddingInline: space[16], borderRadius: vars.radius.round },
  scroll: { flex: 'none', paddingInline: space[16], borderRadius: vars.radius.round },
  line: { flex: '1 1 auto', gap: space[4], paddingInline: space[4], borderRadius: vars.radius.control },
};

export const shape = styleVariants(shapes, (rule) => [chip, rule]);

// On a phone, where four names fill the line, the tile shrinks to a coloured bar. `!important` overrides its inline size.
globalStyle(`${shape.line} > [data-provider]`, {
  '@container': {
    '(max-width: 380px)': { width: '6px !important', height: '20px !important', fontSize: '0 !important' },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const text = style({ minWidth: 0, maxWidth: '100%', hyphens: 'auto', overflowWrap: 'break-word' });

const note = style({ fontSize: vars.size[12], fontWeight: vars.weight.regular });

export const noteTone = styleVariants({
  plain: [note, { color: color.muted }],
  caution: [note, { color: color.caution }],
  critical: [note, { color: color.critical }],
});

/** The price, which stands out because the offers are compared by it. */
export const figure = style({
  flex: 'none',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Puts the tick of a selected chip over its corner. */
export const corner = style({ position: 'absolute', top: -8, insetInlineEnd: -6, pointerEvents: 'none' });

export const messages = style({ selectors: { '&:has(> :not(:empty))': { paddingTop: space[8] } } });
