import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { small } from '../theme/type.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

export const bar = style({ display: 'flex' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[16],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const what = style({ display: 'grid', flex: '1 1 220px', gap: space[4], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const number = style([
  small,
  { fontFamily: vars.font.figures, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const next = style([small, { fontVariantNumeric: 'tabular-nums' }]);

export const muted = style([
  small,
  { margin: 0, color: color.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

/** An outcome and the link to its purchase, which has its own touch target. */
export const outcome = style([
  muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const when = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[12] });

export const consent = style({ display: 'grid', gap: space[12] });

export const sentences = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: space[16],
  overflowWrap: 'anywhere',
});

export const choices = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });

export const choice = style({
  display: 'grid',
  gap: 2,
  width: '100%',
  minHeight: 56,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
