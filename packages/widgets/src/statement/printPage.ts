/** A4, the paper of offices in Nigeria, with margins to hold and file it. */
const PAPER = '@page { size: A4; margin: 14mm }';

/** Prints the page on A4. Returns a function that removes the page size again. */
export function printPage(page: Document): () => void {
  const view = page.defaultView;
  // An older browser uses the paper size of its print dialog.
  if (!view || !('adoptedStyleSheets' in page)) {
    globalThis.print();
    return () => {};
  }
  // A strict CSP allows a constructed stylesheet, but not a style element.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(PAPER);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  view.print();
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
