/** The nearest element around this one that scrolls it; null where the page does. Looks out of shadow roots too. */
export function scrollerOf(element: Element): HTMLElement | null {
  for (let at = outside(element); at; at = outside(at)) {
    if (at === document.body || at === document.documentElement) return null;
    if (at instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

function outside(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
