import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures } from '../../theme/type.css.ts';

const { color, space } = vars;

/** Names left-aligned, figures right-aligned. */
export const table = style([
  figures,
  { width: '100%', borderCollapse: 'collapse', lineHeight: vars.leading.text },
]);

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} 0`,
  paddingInlineStart: space[8],
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${table} thead th`, { color: color.muted });
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${color.line}` });
