import { useEffect, useState } from 'react';

/** The time by `clock` in ms since 1970, again every `everyMs` while `isRunning`: for "5 s ago" and "next in 8 s". */
export function useNow(everyMs: number, isRunning: boolean, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(clock());
    // The last look at the clock may be long ago.
    const first = setTimeout(tick);
    const timer = setInterval(tick, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [everyMs, isRunning, clock]);
  return now;
}
