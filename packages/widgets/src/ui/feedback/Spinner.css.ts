import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Fades instead of turning.
    [media.reducedMotion]: {
      animation: `${breathe} 2s ease-in-out infinite`,
      borderInlineEndColor: 'currentColor',
      borderStyle: 'dotted',
    },
  },
});
