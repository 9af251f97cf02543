import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const id = style({ fontFamily: vars.font.mono });

export const price = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flex: 'none',
  maxWidth: '50%',
  textAlign: 'end',
});
