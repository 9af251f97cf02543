import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { body } from '../theme/type.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[16],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const name = style([
  body,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], overflowWrap: 'anywhere' },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
