/** Conditions under which a style differs, written once. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  wide: '(min-width: 600px)',
  desk: '(min-width: 960px)',
} as const;
