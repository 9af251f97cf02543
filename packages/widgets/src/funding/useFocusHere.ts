import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus when it comes on screen, where what was pressed to get here is gone and left the focus nowhere. Never
 * from something that still holds it: news may come while the agent writes elsewhere.
 */
export function useFocusHere<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const here = useRef<E>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (wanted.current && isNowhere) here.current?.focus();
  }, []);
  return here;
}
