import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[16],
});
