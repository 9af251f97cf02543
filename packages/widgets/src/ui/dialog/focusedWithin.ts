/** What has the focus in the document or the shadow root that `element` is in; null when nothing has. */
export function focusedWithin(element: Element): HTMLElement | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  return root.activeElement instanceof HTMLElement ? root.activeElement : null;
}
