import { useEffect, useState } from 'react';

/** A wait of this many ms gets a sentence, not only a skeleton. */
export const SLOW_AFTER_MS = 3000;

/** True once something has been going on for 3 s. */
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
