import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';

const { space } = vars;

/** No wider than a form should be; its own container, so that it fits wherever a host puts it. */
export const root = style({ containerType: 'inline-size', width: '100%', maxWidth: width.form });

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const title = style({ outline: 'none' });

export const actions = style({ display: 'grid', gap: space[8] });

/** Two buttons share a line where both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space[8],
});
