/** Where an element is looked for: its root, the root around that root's host, and so on up to the page. */
function* rootsOf(element: Element): Generator<Node> {
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    yield root;
    if (!(root instanceof ShadowRoot)) return;
  }
}

/**
 * The `lang` of an element as HTML inherits it: its own, else the nearest ancestor's, through the hosts of shadow roots up
 * to the page. '' for none.
 */
export function pageLanguage(element: Element): string {
  let inner: Element | null = element;
  for (const root of rootsOf(element)) {
    const named: Element | null | undefined = inner?.closest('[lang]');
    if (named) return named.getAttribute('lang') ?? '';
    inner = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** Calls back when a `lang` changes anywhere around an element. Returns the way to stop. */
export function watchPageLanguage(element: Element, onChange: () => void): () => void {
  const changes = new MutationObserver(onChange);
  for (const root of rootsOf(element)) changes.observe(root, { attributeFilter: ['lang'], subtree: true });
  return () => changes.disconnect();
}
