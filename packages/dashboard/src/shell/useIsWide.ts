import { media } from '@oja/widgets/theme';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(media.desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** True if the side menu is beside the content, false if it is over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.desk).matches,
    () => false,
  );
}
