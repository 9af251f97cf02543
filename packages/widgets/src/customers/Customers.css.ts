import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { small } from '../theme/type.css.ts';

const { color, space } = vars;

/** Container width from which the search and a customer each have their buttons beside them. */
const roomy = '(min-width: 440px)';

export const root = style({ maxWidth: width.page });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const what = style({ display: 'grid', flex: '1 1 200px', gap: 2, minWidth: 0 });

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const number = style([
  small,
  { fontFamily: vars.font.figures, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const muted = style([
  small,
  { color: color.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
