import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const line = style({ display: 'flex', alignItems: 'baseline', gap: space[8] });

export const bars = style({ display: 'inline-flex', flex: 'none', gap: space[4], alignSelf: 'center' });

export const bar = style({
  width: 16,
  height: 4,
  // A border, so that the bar is visible in forced colours.
  border: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  opacity: 0.4,
  transition: `border-color ${vars.motion.base} ${vars.motion.ease}`,
});

const colours = { weak: color.caution, fair: color.info, strong: color.positive };

export const filled = styleVariants(colours, (borderColor) => [bar, { borderColor, opacity: 1 }]);
