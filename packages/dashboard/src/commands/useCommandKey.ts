import { useEffect } from 'react';

/** What opens the commands, as `aria-keyshortcuts` writes it. */
export const COMMAND_KEY = 'Control+K';

/** Calls `open` for Control or Command and K, from anywhere on the page but a dialog, which has to be answered first. */
export function useCommandKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs =
        event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs) return;
      // Else the browser would go to its own search, and what is typed next into the address bar.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}
