import { useEffect, useState } from 'react';

/** The time of `clock` in ms since 1970, updated every `everyMs` while `isRunning`. For "5 s ago" and "next in 8 s". */
export function useNow(everyMs: number, isRunning: boolean, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(clock());
    // Updates at once, because `now` may be old when the timer starts.
    const first = setTimeout(tick);
    const timer = setInterval(tick, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [everyMs, isRunning, clock]);
  return now;
}
