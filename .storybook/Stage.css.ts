import { style } from '@vanilla-extract/css';
import { vars } from '../packages/widgets/src/theme/contract.css.ts';

export const ground = style({ backgroundColor: vars.color.canvas });

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[16],
});

/** The story has the page to itself; in the docs it stands among others. */
export const whole = style({ minHeight: '100vh' });
