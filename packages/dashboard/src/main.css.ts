import { vars } from '@oja/widgets/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('html', {
  colorScheme: vars.scheme,
  WebkitTextSizeAdjust: '100%',
});

globalStyle('body', {
  margin: 0,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
});
