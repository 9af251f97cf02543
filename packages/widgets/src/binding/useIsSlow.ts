import { useEffect, useState } from 'react';

/** After this wait, in ms, a sentence joins the skeleton. */
export const SLOW_AFTER_MS = 3000;

/** True once `isWaiting` has been true for 3 s. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
