import { globalFontFace } from '@vanilla-extract/css';

/** Roboto's metrics, as fractions of the font size. */
const ASCENT = 0.9277;
const DESCENT = 0.2441;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A device font, scaled to Roboto's average width and exact height. */
const asRoboto = (weight: string, names: readonly string[], width: number, unicodeRange?: string) => ({
  fontWeight: weight,
  src: names.map((name) => `local("${name}")`).join(', '),
  sizeAdjust: percent(width),
  ascentOverride: percent(ASCENT / width),
  descentOverride: percent(DESCENT / width),
  lineGapOverride: '0%',
  ...(unicodeRange && { unicodeRange }),
});

/** Unicode range of the digits. */
const DIGITS = 'U+30-39';

// Text is painted immediately in the fallback; Roboto loads later without moving anything. Each width is the ratio
// between the dashboard's own words in Roboto and in Arial (Liberation Sans is as wide as Arial).
globalFontFace('Roboto Fallback', [
  asRoboto('400 500', ['Arial', 'Liberation Sans'], 0.994),
  asRoboto('600 700', ['Arial Bold', 'Liberation Sans Bold'], 0.944),
  // A balance is the largest text of a page. With this ratio, digits and naira sign are as wide as in Roboto.
  asRoboto('600 700', ['Arial Bold', 'Liberation Sans Bold'], 1.035, DIGITS),
]);
