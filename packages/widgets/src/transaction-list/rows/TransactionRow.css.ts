import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { touch } from '../../theme/scale.ts';
import { figures, small } from '../../theme/type.css.ts';
import { chosen } from '../../ui/choice/chosen.css.ts';

const { color, space } = vars;

export const item = style({
  listStyle: 'none',
  // Not `& + &`: in a virtualised list the previous row may not be rendered, which would change the height.
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child:not([aria-posinset]), &[aria-posinset="1"]': { borderTop: 'none' } },
});

/** Reserves the space of the "sell again" button in every row, so that the amounts are aligned. */
export const itemWithRepeat = style([
  item,
  { display: 'flex', alignItems: 'center', paddingInlineEnd: space[8] },
]);

export const repeat = style({ flex: `0 0 ${touch}` });

/** Container width from which the customer and the earnings have their own columns. */
const columns = '(min-width: 640px)';

/** Large text, or a very narrow phone: the amount is below the name, which has the full width. */
const tight = '(max-width: 16em)';

const cells = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gridTemplateAreas: '"tile name amount" "tile note note" "tile word word"',
  columnGap: space[12],
  alignItems: 'center',
  width: '100%',
  minHeight: 72,
  padding: `${space[12]} ${space[16]}`,
  '@container': {
    [tight]: {
      gridTemplateColumns: '40px minmax(0, 1fr)',
      gridTemplateAreas: '"tile name" "tile note" "tile amount" "tile word"',
    },
    '(min-width: 480px)': { gridTemplateAreas: '"tile name amount" "tile note word"' },
    [columns]: {
      gridTemplateColumns: '40px minmax(0, 1fr) 9.5em 6.5em 6.5em',
      gridTemplateAreas: '"tile name whom earned amount" "tile note word word word"',
    },
  },
});

/** A placeholder row and its cells. */
export const placeholder = cells;
export const cell = styleVariants({ name: 'name', amount: 'amount', note: 'note' }, (gridArea) => ({
  gridArea,
}));

export const row = style([
  cells,
  {
    appearance: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: color.text,
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    // Inside, because the card clips its overflow.
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
    selectors: { '&[aria-expanded="true"]': chosen },
    '@media': { [media.hover]: { ':hover': { backgroundColor: color.accentSoft } } },
  },
]);

export const lead = style({ gridArea: 'tile', alignSelf: 'start', display: 'flex', paddingTop: 2 });

export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  // The same radius as a network's tile.
  borderRadius: '28%',
  backgroundColor: color.accentSoft,
  color: color.accent,
  selectors: { [`${row}[aria-expanded="true"] &`]: { backgroundColor: color.surface } },
});

/** The size, radius and background of a tile, also while loading. */
export const image = style({
  display: 'block',
  width: 40,
  height: 40,
  borderRadius: '28%',
  backgroundColor: color.accentSoft,
  objectFit: 'cover',
});

export const name = style({
  gridArea: 'name',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  '@container': { [tight]: { WebkitLineClamp: 'none' } },
});

export const amount = style({
  gridArea: 'amount',
  justifySelf: 'end',
  textAlign: 'end',
  '@container': { [tight]: { justifySelf: 'start' } },
});

export const note = style([
  small,
  figures,
  {
    gridArea: 'note',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    minWidth: 0,
    color: color.muted,
    '@container': { [columns]: { display: 'contents' } },
  },
]);

/** Clamps a description to two lines, which is enough for any number at 280 px with 200 % text. */
export const whom = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [columns]: { gridArea: 'whom', color: color.text } },
});

export const dot = style({ '@container': { [columns]: { display: 'none' } } });

export const time = style([small, { '@container': { [columns]: { gridArea: 'note', color: color.muted } } }]);

export const earned = style([
  small,
  figures,
  {
    display: 'none',
    color: color.positive,
    textAlign: 'end',
    '@container': { [columns]: { display: 'block', gridArea: 'earned' } },
  },
]);

export const word = style({
  gridArea: 'word',
  display: 'flex',
  minWidth: 0,
  selectors: { '&:not(:empty)': { marginTop: space[4] } },
  '@container': { '(min-width: 480px)': { justifySelf: 'end' } },
});
// At 200 % text size a badge's label is wider than a phone.
globalStyle(`${word} [data-tone]`, { '@container': { [tight]: { whiteSpace: 'normal' } } });
