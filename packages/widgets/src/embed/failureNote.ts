import { embed } from '../text/en/embed.ts';
import { note } from './note.ts';

/** What a visitor reads of a failure, with a button if there is something to retry. */
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
