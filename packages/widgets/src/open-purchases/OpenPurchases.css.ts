import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const muted = style({ color: color.muted, fontSize: vars.size[14], overflowWrap: 'anywhere' });

/** The folded line. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 52,
  margin: 0,
  paddingInline: space[16],
  color: color.muted,
  fontSize: vars.size[14],
});

export const opens = style({
  color: color.text,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.card,
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { backgroundColor: color.accentSoft } } },
  selectors: {
    'details[open] > &': { borderBottom: `1px solid ${color.line}` },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const alert = style({ display: 'inline-flex', color: color.caution });

/** The amount wraps below the title if both do not fit in one row. */
export const lineText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: space[8],
});

export const lineTitle = style({
  flex: '1 1 auto',
  margin: 0,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
});

export const lineAmount = style({
  color: color.caution,
  fontFamily: vars.font.figures,
  fontSize: vars.size[14],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
});

export const chevron = style({
  display: 'inline-flex',
  color: color.muted,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

/** The note below the list, in the same card. */
export const note = style({
  padding: `${space[12]} ${space[16]}`,
  selectors: { 'ul + &': { borderTop: `1px solid ${color.line}` } },
});

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

/** With a link, the whole row is pressable. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  color: color.text,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { backgroundColor: color.accentSoft } } } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: '1 1 160px',
  minWidth: 0,
});

export const sale = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const where = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const amount = style({ flex: 'none', marginInlineStart: 'auto' });
