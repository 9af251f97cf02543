import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** Reserves its height before the balance is loaded, so that nothing moves. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  minHeight: '1.5em',
  color: color.muted,
  fontSize: vars.size[14],
});

export const figure = style({
  color: color.text,
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
});

export const short = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  color: color.critical,
  fontWeight: vars.weight.medium,
});
