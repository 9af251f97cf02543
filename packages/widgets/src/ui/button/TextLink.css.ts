import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { touch } from '../../theme/scale.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { color: vars.color.accentHover },
  ':disabled': { color: vars.color.muted, textDecoration: 'none', cursor: 'default' },
  ...focusRing,
});

export const asked = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
