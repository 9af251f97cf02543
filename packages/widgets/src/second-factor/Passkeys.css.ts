import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { body } from '../theme/type.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingTop: space[16],
  borderTop: `1px solid ${color.line}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const about = style({ flex: '1 1 16ch', minWidth: 0 });

export const name = style([body, { overflowWrap: 'anywhere' }]);
