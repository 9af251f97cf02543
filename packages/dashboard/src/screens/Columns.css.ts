import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Two equal columns if each is at least as wide as a phone, else one column. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[24],
});

/** The content of one column, and the container of its cards. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
  containerType: 'inline-size',
});
