import { type RefObject, useEffect, useState } from 'react';

/** Delay in ms in which the browser paints earlier content and can answer a first press. */
const PAUSE = 300;
/** The same delay for content below the screen: on a slow network, a form that the agent fills in goes first. */
const PAUSE_BELOW = 1_500;
/** Maximum further wait for an idle moment, in ms. */
const MOST = 2_000;

/** True from the first idle moment after `isDue` becomes true, with a longer delay if `place` is below the screen. */
export function useIsIdle(isDue: boolean, place: RefObject<Element | null>): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    let idle = 0;
    const isBelow = (place.current?.getBoundingClientRect().top ?? 0) >= innerHeight;
    const timer = setTimeout(
      () => {
        // Safari lacks requestIdleCallback.
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
