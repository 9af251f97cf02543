import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  width: '100%',
  maxWidth: 720,
});
