/** Conditions on the window, for a page's shell, dialogs and the device. Widgets follow their container instead. */
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

/**
 * Conditions on the width of the nearest size container. A widget and its cards follow it and not the window, because a host
 * can put a widget into a narrow column of a wide page. `WidgetRoot` is a container; so is each column of cards in it. A card
 * without a container has the padding of a narrow one.
 */
export const container = { wide: '(min-width: 600px)' } as const;
