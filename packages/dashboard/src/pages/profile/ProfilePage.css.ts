import { vars, width } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Columns as wide as a form. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(300px, 100%), ${width.form}))`,
  alignItems: 'start',
  gap: space[24],
});

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const who = style({ display: 'flex', alignItems: 'center', gap: space[16], minWidth: 0 });

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[8] });
