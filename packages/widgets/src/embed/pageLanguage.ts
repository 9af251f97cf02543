/**
 * The `lang` of an element as HTML inherits it: its own, else the nearest ancestor's, through the hosts of shadow roots up
 * to the page; '' if no ancestor has a `lang`. Makes `changes` observe each `lang` that may change the result, and `locale`.
 */
export function pageLanguage(element: Element, changes?: MutationObserver): string {
  const root = element.getRootNode() as Node & Partial<ShadowRoot>;
  changes?.observe(root, { attributeFilter: ['lang', 'locale'], subtree: true });
  const own = element.closest('[lang]')?.getAttribute('lang');
  return own ?? (root.host ? pageLanguage(root.host, changes) : '');
}
