/** Media conditions of the styles. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  /** Too low for bars that stick while the page scrolls. */
  low: '(max-height: 480px)',
  wide: '(min-width: 600px)',
  /** Wide enough for a form next to a column of a phone's width. */
  pair: '(min-width: 720px)',
  desk: '(min-width: 960px)',
} as const;
