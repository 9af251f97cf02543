import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { small } from '../theme/type.css.ts';
import { table as figureTable } from '../ui/display/table.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

export const about = style([small, { maxWidth: width.text }]);

/** Receives the focus when the focused control is removed. It is not a control, so it has no focus ring. */
export const stop = style({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
});

export const rules = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minWidth: 0,
});

export const what = style({ display: 'grid', gap: 2, minWidth: 0 });

export const name = style({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const muted = style([
  small,
  {
    display: 'block',
    color: color.muted,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const loss = style([muted, { color: color.critical }]);

export const table = style([figureTable, { fontSize: vars.size[14] }]);

globalStyle(`${table} :is(td, thead th)`, { overflowWrap: 'anywhere' });
// As wide as its button, whose label never wraps.
globalStyle(`${table} td:last-child`, {
  width: 1,
  paddingBlock: 0,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});
globalStyle(`${table} td:last-child *`, { overflowWrap: 'normal' });
