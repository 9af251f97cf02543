/** Constructs a stylesheet in the document's window, because it can't be adopted in any other document. */
export function constructSheet(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Makes this the only stylesheet of a shadow root, if the engine supports constructed stylesheets. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [constructSheet(root.ownerDocument, css)];
}
