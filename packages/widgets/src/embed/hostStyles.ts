/** Of a note on a phone, in px. */
export const NOTE_PADDING = 16;

/**
 * The element itself belongs to the page's stylesheet too, but an `!important` from within wins over the page's: so
 * neither `* { display: none !important }` nor inherited type gets in. The page can still hide it with `hidden`.
 */
export const hostStyles =
  // Without space to spare: every page loads this text.
  ':host{all:initial!important;color-scheme:inherit!important;display:block!important;direction:ltr!important}' +
  ':host([hidden]){display:none!important}' +
  `.oja-note{margin:0;padding:${NOTE_PADDING}px;font:16px/1.5 system-ui;color:CanvasText;background:Canvas}` +
  '.oja-note button{display:block;margin-top:8px;padding:12px 16px;font:inherit}';
