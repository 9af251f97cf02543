/** Paper of every office in Nigeria, with room to be held and filed. */
const PAPER = '@page { size: A4; margin: 14mm }';

/** Prints the page as it stands, on A4. Gives back how to take the page's size away again. */
export function printPage(page: Document): () => void {
  const view = page.defaultView;
  // An old browser prints on the paper that its dialogue has chosen.
  if (!view || !('adoptedStyleSheets' in page)) {
    globalThis.print();
    return () => {};
  }
  // Constructed, which a strict CSP allows where it refuses a style element.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(PAPER);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  view.print();
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
