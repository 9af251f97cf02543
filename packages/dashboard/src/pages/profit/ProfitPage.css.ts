import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Two columns where each has room for a table, else one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[24],
});

/** Where "Set your prices" leads to; it is no control, so it shows no ring. */
export const stop = style({ outline: 'none', minWidth: 0 });
