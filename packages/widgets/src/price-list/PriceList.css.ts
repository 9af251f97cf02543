import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { caption } from '../theme/type.css.ts';
import { table as figureTable } from '../ui/display/table.css.ts';

const { color, space } = vars;

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

export const table = style([figureTable, { fontSize: vars.size[14] }]);

export const name = style({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const about = style([caption, { display: 'block' }]);

/** An announced future price. */
export const next = style([about, { color: color.caution }]);

export const price = style({ whiteSpace: 'nowrap' });

export const earned = style([price, { color: color.positive }]);

export const waiting = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });
