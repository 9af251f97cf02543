import { globalFontFace } from '@vanilla-extract/css';

/** Roboto's, in shares of its size. */
const ASCENT = 0.9277;
const DESCENT = 0.2441;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A font of the device, as wide as Roboto on average and exactly as high. */
const asRoboto = (weight: string, names: readonly string[], width: number, unicodeRange?: string) => ({
  fontWeight: weight,
  src: names.map((name) => `local("${name}")`).join(', '),
  sizeAdjust: percent(width),
  ascentOverride: percent(ASCENT / width),
  descentOverride: percent(DESCENT / width),
  lineGapOverride: '0%',
  ...(unicodeRange && { unicodeRange }),
});

/** The digits. */
const DIGITS = 'U+30-39';

// The text is painted at once. Roboto's files come later and move nothing. Each width is the share of Arial's that the
// dashboard's own words have in Roboto (Liberation Sans is as wide as Arial).
globalFontFace('Roboto Fallback', [
  asRoboto('400 500', ['Arial', 'Liberation Sans'], 0.994),
  asRoboto('600 700', ['Arial Bold', 'Liberation Sans Bold'], 0.944),
  // A large amount of money is the largest text of a page: with the naira sign it is as wide as in Roboto.
  asRoboto('600 700', ['Arial Bold', 'Liberation Sans Bold'], 1.035, DIGITS),
]);
