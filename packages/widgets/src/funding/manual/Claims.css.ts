import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { caption, small } from '../../theme/type.css.ts';

const { color, space } = vars;

export const claim = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[4],
});

export const note = style([caption, { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }]);

export const reason = style([small, { overflowWrap: 'anywhere' }]);
