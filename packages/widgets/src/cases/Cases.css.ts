import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { width } from '../theme/scale.ts';
import { small } from '../theme/type.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: 44,
  margin: 0,
  paddingBlock: space[12],
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  '@media': { [media.hover]: { ':hover': { backgroundColor: color.canvas } } },
});

export const what = style({
  display: 'grid',
  flex: '1 1 0',
  justifyItems: 'start',
  gap: space[4],
  minWidth: 0,
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const muted = style([
  small,
  { color: color.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const skeleton = style({ display: 'grid', gap: space[8] });
