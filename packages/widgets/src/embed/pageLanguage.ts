/**
 * The `lang` of an element as HTML inherits it: its own, else the nearest ancestor's, through the hosts of shadow roots up
 * to the page. '' for none. `changes` hears of each change that may give another, and of `locale`.
 */
export function pageLanguage(element: Element, changes?: MutationObserver): string {
  const root = element.getRootNode() as Node & Partial<ShadowRoot>;
  changes?.observe(root, { attributeFilter: ['lang', 'locale'], subtree: true });
  const own = element.closest('[lang]')?.getAttribute('lang');
  return own ?? (root.host ? pageLanguage(root.host, changes) : '');
}
