import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { label, small } from '../theme/type.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 44,
});

export const count = style([small, { margin: 0, color: color.muted }]);

export const list = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  paddingBlock: space[12],
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${color.line}`,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
});

export const title = style([label, { margin: 0, fontWeight: vars.weight.medium }]);

export const unreadTitle = style([label, { margin: 0, fontWeight: vars.weight.strong }]);

export const body = style({ margin: 0 });

export const muted = style([small, { color: color.muted, fontVariantNumeric: 'tabular-nums' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
