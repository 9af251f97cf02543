/** What a page's own dialogs listen for, wherever the focus is. */
const OF_PAGE = new Set(['Escape', 'Tab']);

/**
 * Keeps what is typed from the page's hotkeys: seen from outside, the target of a key is the element, which no hotkey takes
 * for a text field. Returns the function that stops it.
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
