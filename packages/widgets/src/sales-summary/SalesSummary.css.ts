import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { caption, label, small } from '../theme/type.css.ts';
import { table as figureTable } from '../ui/display/table.css.ts';

const { color, space, size, leading } = vars;

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[16],
  margin: 0,
});

// The container whose width limits the figure.
export const cell = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space[16] } },
});

export const name = style([label, { color: color.muted }]);

export const amount = style({
  display: 'flex',
  alignItems: 'center',
  height: `calc(${size[24]} * ${leading.text})`,
  margin: 0,
  fontSize: size[24],
  fontWeight: vars.weight.strong,
  lineHeight: leading.tight,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

/** Always two lines: the number of sales and the earnings. */
export const about = style([
  small,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: `calc(${size[14]} * ${leading.text} * 2)`,
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const earned = style({ color: color.positive });

export const weekHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  // Aligns the label of the button, instead of its background, with the edge.
  marginInlineEnd: -16,
  marginBottom: -12,
});

const PLOT = 88;
const line = `calc(${size[12]} * ${leading.text})`;
const height = `calc(${PLOT}px + ${line} * 2 + ${space[4]})`;

export const place = style({ height });

export const nothing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  height,
  textAlign: 'center',
});

export const nothingTitle = label;
export const nothingBody = caption;

export const chart = style({ display: 'flex', flexDirection: 'column', height });

/** The amount of the highest bar. */
export const most = style([caption, { height: line, fontVariantNumeric: 'tabular-nums' }]);

const row = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });

export const plot = style([
  row,
  {
    height: PLOT,
    borderTop: `1px dashed ${color.line}`,
    borderBottom: `1px solid ${color.lineStrong}`,
  },
]);

export const column = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: '100%',
  minWidth: 0,
});

export const bar = style({
  boxSizing: 'border-box',
  width: '60%',
  maxWidth: 32,
  backgroundColor: color.accentSoft,
  border: `1px solid ${color.accent}`,
  borderBottom: 'none',
  borderRadius: `${space[4]} ${space[4]} 0 0`,
  selectors: {
    '&[data-sold="false"]': { display: 'none' },
    // Keeps a small bar visible beside a large one.
    '&[data-sold="true"]': { minHeight: 4 },
  },
});

export const barToday = style([
  bar,
  {
    backgroundColor: color.accent,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
]);

export const days = style([row, { marginTop: space[4] }]);

export const day = style([caption, { textAlign: 'center' }]);

export const dayToday = style([day, { color: color.text, fontWeight: vars.weight.strong }]);

export const table = style([figureTable, { fontSize: size[12] }]);

// Takes no space while empty; its content has its own margin.
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  marginTop: -16,
});

export const said = style([
  caption,
  { display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, paddingTop: space[12] },
]);

export const again = style({ paddingTop: space[4], fontSize: size[14] });
