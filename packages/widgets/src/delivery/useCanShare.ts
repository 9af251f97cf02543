import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser has a share sheet. `false` on the server and until hydration. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}

/** Whether the share sheet accepts this file. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
