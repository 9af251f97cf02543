import { allRules, onRules } from './rules.ts';
import { constructSheet } from './sheets.ts';

/** One stylesheet for each document: all elements in it share it. */
const made = new WeakMap<Document, CSSStyleSheet>();

function sheetFor(page: Document): CSSStyleSheet {
  const known = made.get(page);
  if (known) return known;
  const sheet = constructSheet(page, allRules());
  made.set(page, sheet);
  onRules(() => sheet.replaceSync(allRules()));
  return sheet;
}

/** The part of `hostStyles` for engines that can't adopt stylesheets. */
const host = ':host{all:initial!important;display:block!important}';

interface Styled {
  /** Shown before what they are for. */
  readonly styles: readonly HTMLStyleElement[];
  /** True where the page's policy stops them. */
  readonly areStopped: boolean;
  stop(): void;
}

/**
 * Gives a shadow root the styles of all code that has been loaded, and of what is loaded later. The strictest policy allows
 * a constructed sheet; an engine without them (Safari before 16.4) gets a `<style>`, which a policy may stop.
 */
export function styleRoot(root: ShadowRoot): Styled {
  const page = root.ownerDocument;
  if ('adoptedStyleSheets' in root) {
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheetFor(page)])];
    return { styles: [], areStopped: false, stop: () => {} };
  }
  const style = page.createElement('style');
  const write = () => {
    style.textContent = host + allRules();
  };
  write();
  (root as ShadowRoot).prepend(style);
  return { styles: [style], areStopped: style.sheet === null, stop: onRules(write) };
}
