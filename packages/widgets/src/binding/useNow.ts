import { useEffect, useState } from 'react';

/** The time in ms since 1970, again every `everyMs` while `isRunning`: for "5 s ago" and "next in 8 s". */
export function useNow(everyMs: number, isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isRunning]);
  return now;
}
