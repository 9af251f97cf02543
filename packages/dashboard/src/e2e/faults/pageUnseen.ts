/** What is installed in each page as `faultRunUnseen`. */
export interface PageUnseen {
  /** Draws the page from now on, for a picture. */
  end(): void;
}

/**
 * Runs inside a page before any of its scripts. Nobody looks at these pages: a transparent one is laid out and read as
 * any other, but not painted, which is a seventh of the browser's processor time.
 */
export function installUnseen(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
  const faultRunUnseen: PageUnseen = { end: () => sheet.replaceSync('') };
  Object.assign(globalThis, { faultRunUnseen });
}
