import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

/** Two columns if each has room for a table, else one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[24],
});

/** Focus target of "Set your prices". It is not a control, so it has no focus ring. */
export const stop = style({ outline: 'none', minWidth: 0 });
