import { useEffect, useState } from 'react';

/** After this long a wait gets a sentence, not only a skeleton: 3 s. */
const SLOW = 3000;

/** True once something has been going on for 3 s. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
