/** Padding of a note on a phone, in px. */
export const NOTE_PADDING = 16;

/**
 * Styles of the element itself, which the page's stylesheets match too. `!important` inside a shadow root wins over the
 * page's, so that neither `* { display: none !important }` nor inherited text styles get in. The page can still hide the
 * element with `hidden`.
 */
export const hostStyles =
  // Minified, because every page loads this string.
  ':host{all:initial!important;color-scheme:inherit!important;display:block!important;direction:ltr!important}' +
  ':host([hidden]){display:none!important}' +
  `.oja-note{margin:0;padding:${NOTE_PADDING}px;font:16px/1.5 system-ui;color:CanvasText;background:Canvas}` +
  '.oja-note button{display:block;margin-top:8px;padding:12px 16px;font:inherit}';
