import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus.ts';
import { touch } from '../theme/scale.ts';

const { color } = vars;

/** Summary of a `details` element: an explanation, or facts that only support asks for. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch,
  color: color.accent,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ...focusRing,
});

export const help = style({ margin: 0, color: color.muted });
