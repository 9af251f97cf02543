import { embed } from '../text/en/embed.ts';

/** A plain sentence in place of the widget, with a button if there is something to retry. Built as text: no HTML is parsed. */
export function note(words: string, again?: (() => void) | false): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'oja-note';
  paragraph.role = again ? 'alert' : 'status';
  paragraph.textContent = words;
  if (again) {
    const button = document.createElement('button');
    button.textContent = embed.tryAgain;
    button.onclick = again;
    paragraph.append(button);
  }
  return paragraph;
}
