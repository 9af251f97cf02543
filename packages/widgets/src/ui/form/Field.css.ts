import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const field = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = style({
  display: 'block',
  margin: 0,
  padding: 0,
  color: color.text,
  fontFamily: vars.font.family,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});

export const optional = style({ color: color.muted, fontWeight: vars.weight.regular });

export const hint = style({
  margin: 0,
  color: color.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  margin: 0,
  color: color.critical,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});

export const mark = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em' });
