/** Installed in each page as `faultRunUnseen`. */
export interface PageUnseen {
  /** Makes the page visible again, for a screenshot. */
  end(): void;
}

/**
 * Runs inside a page before any of its scripts. Makes the page transparent: it is laid out and can be read, but is not
 * painted. Painting takes a seventh of the browser's processor time.
 */
export function installUnseen(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
  const faultRunUnseen: PageUnseen = { end: () => sheet.replaceSync('') };
  Object.assign(globalThis, { faultRunUnseen });
}
