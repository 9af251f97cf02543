import { useEffect, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';

/** Long enough for the next letter, short enough not to be waited for. In ms. */
const PAUSE = 300;

export interface TypedSearch {
  readonly typed: string;
  /** Follows each letter; the search follows after a pause, or at once where the box was cleared. */
  type(text: string): void;
  /** Searches at once. */
  commit(): void;
}

/** What is in the search box, which runs ahead of what is searched for. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  // The search as it was last seen, and as it was last sent from here.
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    // Changed from outside: the box follows. Its own search that comes back must not undo what was typed since.
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
