import { media } from '@oja/widgets/theme';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(media.desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the side menu is beside the content rather than over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.desk).matches,
    () => false,
  );
}
