import { embed } from '../text/en/embed.ts';

/** A sentence instead of the widget. Built as text, so that no HTML is parsed. */
export function note(words: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'oja-note';
  paragraph.role = 'status';
  paragraph.textContent = words;
  return paragraph;
}

/** A failure's sentence for the visitor, with a retry button if a retry can help. */
export function failureNote(words: string, again: (() => void) | false): HTMLElement {
  const paragraph = note(words);
  if (again) {
    paragraph.role = 'alert';
    const button = document.createElement('button');
    button.textContent = embed.tryAgain;
    button.onclick = again;
    paragraph.append(button);
  }
  return paragraph;
}
