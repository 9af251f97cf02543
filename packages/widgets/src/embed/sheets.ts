/** A sheet can be adopted only in the document of the window that constructed it. */
export function constructSheet(page: Document, css: string): CSSStyleSheet {
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Gives a shadow root this sheet and no other, where the engine has constructed sheets. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  if ('adoptedStyleSheets' in root) root.adoptedStyleSheets = [constructSheet(root.ownerDocument, css)];
}
