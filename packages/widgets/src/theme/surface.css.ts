import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './themes.css.ts';

/**
 * The class of a widget's outermost element. All that a widget inherits starts here, so that no reset on the host page
 * is needed and none of the host's type leaks in.
 */
export const surfaceRoot = style({
  boxSizing: 'border-box',
  margin: 0,
  colorScheme: vars.scheme,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.size[16],
  fontStyle: 'normal',
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  textIndent: 0,
  wordSpacing: 'normal',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  // Computed again here, so that `--oja-radius` set on any ancestor reaches the controls too.
  vars: { [vars.radius.control]: `calc(${vars.radius.card} * 2 / 3)` },
});

globalStyle(`${surfaceRoot} *, ${surfaceRoot} *::before, ${surfaceRoot} *::after`, {
  boxSizing: 'border-box',
});

// No weight of its own: every class of a widget wins.
globalStyle(`:where(${surfaceRoot}) :is(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset)`, { margin: 0 });
