import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { figures as digits, label, small } from '../theme/type.css.ts';
import { table as figureTable } from '../ui/display/table.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: space[16],
  margin: 0,
});

export const cell = style({ minWidth: 0 });

export const term = style([label, { color: color.muted }]);

export const amount = style([
  digits,
  {
    margin: 0,
    fontSize: vars.size[20],
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',
  },
]);

export const waiting = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });

export const table = style([figureTable, { fontSize: vars.size[14] }]);

export const name = style({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const about = style([small, { display: 'block', color: color.muted, overflowWrap: 'anywhere' }]);

globalStyle(`${table} td`, { overflowWrap: 'anywhere' });
globalStyle(`${table} td:last-child`, { color: color.positive });
globalStyle(`${table} td[data-loss]`, { color: color.critical });
