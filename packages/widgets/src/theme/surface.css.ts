import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './themes.css.ts';

/**
 * The class of a widget's root element. It sets every inherited property, so that a host page needs no reset and none of
 * its text styles leak in.
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
  // Computed again here, so that controls follow a `--oja-radius` set on any ancestor.
  vars: { [vars.radius.control]: `calc(${vars.radius.card} * 2 / 3)` },
});

globalStyle(`${surfaceRoot} *, ${surfaceRoot} *::before, ${surfaceRoot} *::after`, {
  boxSizing: 'border-box',
});

// Zero specificity, so that every class of a widget wins.
globalStyle(`:where(${surfaceRoot}) :is(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset)`, { margin: 0 });
