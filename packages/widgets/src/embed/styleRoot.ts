import { allRules, onRules } from './rules.ts';
import { constructSheet } from './sheets.ts';

/** One stylesheet per document, shared by all of its elements. */
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
  /** Inserted before the content that they style. */
  readonly styles: readonly HTMLStyleElement[];
  /** Whether the page's policy blocks the styles. */
  readonly areStopped: boolean;
  stop(): void;
}

/**
 * Applies the styles of all loaded code to a shadow root, and of code that loads later. Even the strictest policy allows a
 * constructed stylesheet. An engine without them (Safari before 16.4) gets a `<style>`, which a policy may block.
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
