import { useEffect, useState } from 'react';

/** How long the browser is left to paint what is due before, and to answer a first press, in ms. */
const PAUSE = 300;
/** The longest wait for an idle moment after that, in ms. */
const MOST = 2_000;

/** True from the first idle moment after `isDue` became true. */
export function useIsIdle(isDue: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    let idle = 0;
    const timer = setTimeout(() => {
      // Safari has no such moments.
      if (typeof requestIdleCallback === 'undefined') setIsIdle(true);
      else idle = requestIdleCallback(() => setIsIdle(true), { timeout: MOST });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      if (idle) cancelIdleCallback(idle);
    };
  }, [isDue]);
  return isIdle;
}
