import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** A text style. Widgets compose these and set no font size, weight or line height themselves. */
const voice = (rule: StyleRule) => style([{ margin: 0, color: 'inherit' }, rule]);

/** 24/600: title of a screen. */
export const title = voice({
  fontSize: vars.size[24],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.01em',
});

/** 20/600: title of a card or a step. */
export const heading = voice({
  fontSize: vars.size[20],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

/** 16/600: title of a group within a card. */
export const subheading = voice({
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

/** 16/400: sentences. */
export const body = voice({ fontSize: vars.size[16], lineHeight: vars.leading.text });

/** 14/400: secondary text. */
export const small = voice({ fontSize: vars.size[14], lineHeight: vars.leading.text });

/** 14/400 muted: explanations and notes. */
export const smallMuted = voice({
  fontSize: vars.size[14],
  lineHeight: vars.leading.text,
  color: vars.color.muted,
});

/** 14/500: label of a field or a row. */
export const label = voice({
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});

/** 12/400 muted: ages, references, footnotes. */
export const caption = voice({
  fontSize: vars.size[12],
  lineHeight: vars.leading.text,
  color: vars.color.muted,
});

/** Money, counts and codes, in digits of equal width so that columns align. */
export const figures = style({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"tnum" 1, "zero" 0',
});
