/** Conditions under which a style differs, written once. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  /** Too low for bars that stay while the page scrolls. */
  low: '(max-height: 480px)',
  wide: '(min-width: 600px)',
  /** Room for a form and, beside it, a column as wide as a phone. */
  pair: '(min-width: 720px)',
  desk: '(min-width: 960px)',
} as const;
