import { style } from '@vanilla-extract/css';
import { vars } from '../packages/widgets/src/theme/contract.css.ts';

export const ground = style({ backgroundColor: vars.color.canvas });

export const padded = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[16],
});

/** Fills the viewport with a single story. A docs page shows several. */
export const whole = style({ minHeight: '100vh' });
