import { useSyncExternalStore } from 'react';

/** A desk: a list and a detail stand beside each other, whatever else a host has there. */
const desk = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a detail has room beside the list at any time. */
export const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(desk).matches,
    () => false,
  );
