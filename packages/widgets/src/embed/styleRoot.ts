import { constructSheet } from './sheets.ts';

/** The sheets of each document, by their text: elements that are drawn alike share one. */
const made = new WeakMap<Document, Record<string, CSSStyleSheet>>();

function sheetFor(page: Document, css: string): CSSStyleSheet {
  const sheets = made.get(page) ?? {};
  made.set(page, sheets);
  sheets[css] ??= constructSheet(page, css);
  return sheets[css];
}

/** What an engine needs of `hostStyles` that adopts no sheets. */
const host = ':host{all:initial!important;display:block!important}';

interface Styled {
  /** Shown before what they are for. */
  readonly styles: readonly HTMLStyleElement[];
  /** True where the page's policy stops them. */
  readonly areStopped: boolean;
}

/**
 * Gives a shadow root the styles of its widget. The strictest policy allows a constructed sheet; an engine without them
 * (Safari before 16.4) gets a `<style>`, which a policy may stop.
 */
export function styleRoot(root: ShadowRoot, css: string): Styled {
  const page = root.ownerDocument;
  if ('adoptedStyleSheets' in root) {
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheetFor(page, css)])];
    return { styles: [], areStopped: false };
  }
  const style = page.createElement('style');
  style.textContent = host + css;
  (root as ShadowRoot).prepend(style);
  return { styles: [style], areStopped: style.sheet === null };
}
