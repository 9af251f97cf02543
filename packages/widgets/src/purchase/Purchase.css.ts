import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { formTrack, width } from '../theme/scale.ts';

const { space } = vars;

/**
 * An explicit grid track: in a host's shrink-to-fit parent (float, flex, dialog) the form would otherwise be as wide as its
 * content, or have no width.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: formTrack,
  width: '100%',
  maxWidth: width.form,
});

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const actions = style({ display: 'grid', gap: space[8] });

/** Two buttons on one line if both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space[8],
});
