/**
 * One constructable stylesheet per document for the same text, however many elements use it: the strictest policy
 * allows it, and a `<style>` it does not.
 */
export function sheetMaker(css: string): (page: Document) => CSSStyleSheet {
  const made = new WeakMap<Document, CSSStyleSheet>();
  return (page) => {
    const known = made.get(page);
    if (known) return known;
    // A sheet can be adopted only in the document of the window that constructed it.
    const sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    made.set(page, sheet);
    return sheet;
  };
}
