/** A plain sentence in place of the widget, with a button if there is something to retry. Built as text: no HTML is parsed. */
export function note(
  words: string,
  again?: { readonly label: string; readonly run: () => void },
): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'oja-note';
  paragraph.setAttribute('role', again ? 'alert' : 'status');
  paragraph.textContent = words;
  if (again) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = again.label;
    button.addEventListener('click', again.run, { once: true });
    paragraph.append(button);
  }
  return paragraph;
}
