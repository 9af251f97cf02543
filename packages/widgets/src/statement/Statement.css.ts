import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { width } from '../theme/scale.ts';
import { figures as digits, label, small } from '../theme/type.css.ts';
import { table as figureTable } from '../ui/display/table.css.ts';

const { color, space } = vars;

/** A phone: the balance is below the amount, which leaves room for the description. */
const narrow = '(max-width: 30em)';

/** Large text, or a very narrow phone. */
const tight = '(max-width: 18em)';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: width.form,
  '@media': { [media.print]: { display: 'none' } },
});

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: space[16],
  maxWidth: 420,
});

export const muted = style({ color: color.muted });

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
  paddingTop: space[16],
});

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], margin: 0 });

/** Never narrower than its amount. */
export const cell = style({ flex: '1 0 8em', maxWidth: '100%' });

export const name = style([label, { color: color.muted }]);

export const amount = style([
  digits,
  {
    margin: 0,
    fontSize: vars.size[20],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.text,
    whiteSpace: 'nowrap',
    '@container': { [tight]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.print]: { display: 'none' } },
});

export const waiting = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });

export const table = style([figureTable, { maxWidth: 480 }]);

export const movements = style([figureTable]);

/** The recipient and the time, below the description. */
export const about = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    color: color.muted,
    fontWeight: vars.weight.regular,
  },
]);

globalStyle(`:is(${table}, ${movements}) td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td)`, {
  '@container': { [tight]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
globalStyle(`${movements} tbody th`, { overflowWrap: 'anywhere', fontWeight: vars.weight.medium });
globalStyle(`${movements} td[data-direction="in"]`, { color: color.positive });
globalStyle(`${movements} td + td`, { color: color.muted });
globalStyle(`${movements} tr`, { breakInside: 'avoid' });
// Prints each movement in small text, so that a month fits on a few sheets.
globalStyle(`${movements} :is(th, td)`, {
  '@media': { [media.print]: { paddingBlock: 2, fontSize: vars.size[12], lineHeight: vars.leading.tight } },
});
globalStyle(`${movements} tbody th > *`, {
  '@media': {
    [media.print]: { display: 'inline-flex', marginInlineStart: space[8], fontSize: vars.size[12] },
  },
});
// Repeats the table head on each printed page.
globalStyle(`${movements} thead`, { display: 'table-header-group' });
// Hidden visually, but still names the columns for assistive technology.
globalStyle(`${movements} thead :is(tr, th)`, {
  '@container': {
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${movements} tbody`, { '@container': { [narrow]: { display: 'block' } } });
globalStyle(`${movements} tbody tr`, {
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 1fr) fit-content(55%)',
      columnGap: space[12],
      paddingBlock: space[8],
    },
  },
});
globalStyle(`${movements} tbody th`, { '@container': { [narrow]: { gridRow: 'span 2' } } });
globalStyle(`${movements} tbody :is(th, td)`, {
  '@container': { [narrow]: { padding: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
