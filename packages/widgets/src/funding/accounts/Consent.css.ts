import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { touch } from '../../theme/scale.ts';

const { color, space } = vars;

export const label = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minHeight: touch,
  paddingBlock: space[8],
  color: color.text,
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
  ...focusRing,
  selectors: { '&[aria-invalid="true"]': { outline: `2px solid ${color.critical}`, outlineOffset: '1px' } },
});
