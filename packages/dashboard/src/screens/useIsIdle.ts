import { type RefObject, useEffect, useState } from 'react';

/** How long the browser is left to paint what is due before, and to answer a first press, in ms. */
const PAUSE = 300;
/** The same for what stands below the screen: what is typed into a form on a slow network comes first. */
const PAUSE_BELOW = 1_500;
/** The longest wait for an idle moment after that, in ms. */
const MOST = 2_000;

/** True from the first idle moment after `isDue` became true: later where `place` is to be scrolled to. */
export function useIsIdle(isDue: boolean, place: RefObject<Element | null>): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    let idle = 0;
    const isBelow = (place.current?.getBoundingClientRect().top ?? 0) >= innerHeight;
    const timer = setTimeout(
      () => {
        // Safari has no such moments.
        if (typeof requestIdleCallback === 'undefined') setIsIdle(true);
        else idle = requestIdleCallback(() => setIsIdle(true), { timeout: MOST });
      },
      isBelow ? PAUSE_BELOW : PAUSE,
    );
    return () => {
      clearTimeout(timer);
      if (idle) cancelIdleCallback(idle);
    };
  }, [isDue, place]);
  return isIdle;
}
