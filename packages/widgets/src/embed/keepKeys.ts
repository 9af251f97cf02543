/** Keys that the page's dialogs handle wherever the focus is. */
const OF_PAGE = new Set(['Escape', 'Tab']);

/**
 * Hides typing from the page's hotkeys: outside the shadow root the target of a key event is the element, which hotkey
 * scripts do not recognise as a text field. Returns a function that stops it.
 */
export function keepKeys(root: ShadowRoot): () => void {
  const keep = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (!ctrlKey && !metaKey && !altKey && !OF_PAGE.has(key)) event.stopPropagation();
  };
  const types = ['keydown', 'keypress', 'keyup'];
  for (const type of types) root.addEventListener(type, keep);
  return () => {
    for (const type of types) root.removeEventListener(type, keep);
  };
}
