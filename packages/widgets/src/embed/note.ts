/** A sentence instead of the widget. Built as text, so that no HTML is parsed. */
export function note(words: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'oja-note';
  paragraph.role = 'status';
  paragraph.textContent = words;
  return paragraph;
}
