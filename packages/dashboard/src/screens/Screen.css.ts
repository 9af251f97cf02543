import { vars } from '@oja/widgets/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { motion, space } = vars;

const middle = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  minHeight: 'min(60vh, 480px)',
  boxSizing: 'border-box',
  padding: space[16],
  textAlign: 'center',
});

const appear = keyframes({ from: { opacity: 0 } });

export const loading = style([
  middle,
  {
    color: vars.color.muted,
    // A fast load never shows the spinner.
    animation: `${appear} ${motion.slow} ${motion.ease} 300ms backwards`,
  },
]);

const say = keyframes({ to: { visibility: 'visible' } });

/** Shown after 3 s by CSS alone, so that the prerendered screen shows it before any script has loaded. */
export const slow = style({
  margin: 0,
  fontSize: vars.size[14],
  visibility: 'hidden',
  animation: `${say} 0s 3s forwards`,
});

export const failure = middle;

/** A screen without menus. */
export const bare = style([middle, { minHeight: '100dvh' }]);

/** Receives focus on arrival, to be read out. It can't be pressed, so it has no focus ring. */
export const heading = style({ outline: 'none' });
