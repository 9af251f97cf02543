import { embed } from '../text/en/embed.ts';
import { note } from './note.ts';

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
