import { useEffect, useState } from 'react';
import { useFreshCallback } from './useFreshCallback.ts';

/** Delay in ms after the last key press before the search runs. */
const PAUSE = 300;

export interface TypedSearch {
  readonly typed: string;
  /** Updates the typed text. The search runs after a pause, or at once if the box is cleared. */
  type(text: string): void;
  /** Searches at once. */
  commit(): void;
}

/** The text in the search box, and the debounced search. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  // The last seen search, and the last one sent from here.
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    // A change from outside updates the box. The search sent from here comes back too, and must not undo later typing.
    if (search !== sent) setTyped(search);
  }
  const send = useFreshCallback((text: string) => {
    const next = text.trim();
    if (next === search.trim()) return;
    setSent(next);
    onSearch(next);
  });

  useEffect(() => {
    const timer = setTimeout(send, PAUSE, typed);
    return () => clearTimeout(timer);
  }, [typed, send]);

  return {
    typed,
    type(text) {
      setTyped(text);
      if (text === '') send('');
    },
    commit: () => send(typed),
  };
}
