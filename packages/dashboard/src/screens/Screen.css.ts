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
    // A quick answer shows no spinner at all.
    animation: `${appear} ${motion.slow} ${motion.ease} 300ms backwards`,
  },
]);

const say = keyframes({ to: { visibility: 'visible' } });

/** Said after 3 s, by the stylesheet alone: the picture of a screen says it before any script has come. */
export const slow = style({
  margin: 0,
  fontSize: vars.size[14],
  visibility: 'hidden',
  animation: `${say} 0s 3s forwards`,
});

export const failure = middle;

/** A whole screen. */
export const bare = style([middle, { minHeight: '100dvh' }]);

/** It takes the focus when one arrives, to be read out; it can't be pressed, so it shows no ring. */
export const heading = style({ outline: 'none' });
