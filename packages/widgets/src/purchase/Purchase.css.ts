import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { formTrack, width } from '../theme/scale.ts';

const { space } = vars;

/**
 * A track with a width of its own: a host's shrink-to-fit parent (float, flex, dialog) would otherwise give the form the
 * width of its content, or none.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: formTrack,
  width: '100%',
  maxWidth: width.form,
});

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const title = style({ outline: 'none' });

export const actions = style({ display: 'grid', gap: space[8] });

/** Two buttons share a line where both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space[8],
});
