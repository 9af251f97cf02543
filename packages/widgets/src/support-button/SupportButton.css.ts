import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus.ts';
import { media } from '../theme/media.ts';
import { touch } from '../theme/scale.ts';

const { color } = vars;

export const root = style({ display: 'inline-block', verticalAlign: 'middle' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: touch,
  height: touch,
  margin: 0,
  // A visible edge in forced colors mode, which removes backgrounds.
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
  backgroundColor: color.accentSoft,
  color: color.accent,
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, color, transform',
  transitionDuration: vars.motion.quick,
  transitionTimingFunction: vars.motion.ease,
  ...focusRing,
  selectors: { '&:active': { transform: 'scale(0.96)' }, '&[aria-busy="true"]': { cursor: 'default' } },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: color.accent, color: color.onAccent } },
  },
});
