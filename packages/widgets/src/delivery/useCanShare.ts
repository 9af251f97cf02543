import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True where the browser has a share sheet. False on a server, and until the page is alive. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}

/** True where the share sheet takes this picture. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
