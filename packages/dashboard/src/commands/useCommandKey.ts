import { useEffect } from 'react';

/** The shortcut of the command palette, as an `aria-keyshortcuts` value. */
export const COMMAND_KEY = 'Control+K';

/** Calls `open` on Ctrl+K or ⌘K anywhere on the page, except while a dialog is open. */
export function useCommandKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs =
        event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs) return;
      // Prevents the browser's own shortcut, which would focus the address bar.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}
