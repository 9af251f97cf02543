import { useSyncExternalStore } from 'react';

/** A page width at which a list and a detail fit side by side, even with a host's menu. */
const desk = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is wide enough for a detail beside the list. */
export const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(desk).matches,
    () => false,
  );
