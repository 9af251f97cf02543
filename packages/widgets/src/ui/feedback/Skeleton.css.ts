import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  backgroundColor: vars.color.line,
  borderRadius: vars.radius.control,
  // Delayed, so that a quick answer shows no animation.
  animation: `${breathe} 1600ms ease-in-out 400ms infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'GrayText' },
  },
});

export const round = style({ borderRadius: '50%' });

/** As high as the line of text that replaces it; the visible bar is as high as the letters. */
export const line = style({
  height: `calc(1em * ${vars.leading.text})`,
  backgroundClip: 'content-box',
  paddingBlock: '0.28em',
  borderRadius: '0.45em',
});
