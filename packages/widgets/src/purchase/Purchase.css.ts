import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { formWidth } from '../theme/scale.ts';

const { space } = vars;

export const root = style({ maxWidth: formWidth });

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const actions = style({ display: 'grid', gap: space[8] });

/** Two buttons on one line if both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space[8],
});
