import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  margin: 0,
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const term = style({
  flex: 'none',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size[14],
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
});

export const value = style({
  // Fills the rest of the line. A long value wraps below its term instead of squeezing it.
  flex: '1 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  color: vars.color.text,
  fontSize: vars.size[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
