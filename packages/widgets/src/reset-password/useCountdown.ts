import { useState } from 'react';
import { useNow } from '../binding/useNow.ts';

/** A monotonic clock, because users can change the wall clock. */
const clock = () => performance.now();

/** Counts down in whole seconds from mount. `restart` starts again. */
export function useCountdown(seconds: number): {
  readonly left: number;
  restart(fromSeconds?: number): void;
} {
  const [{ from, end }, setEnd] = useState(() => ({ from: seconds, end: clock() + seconds * 1000 }));
  const [isRunning, setRunning] = useState(true);
  const now = useNow(1000, isRunning, clock);
  // `now` may be older than the start of the countdown.
  const left = Math.min(from, Math.max(0, Math.ceil((end - now) / 1000)));
  if (isRunning && left === 0) setRunning(false);
  return {
    left: isRunning ? left : 0,
    restart(fromSeconds = seconds) {
      setEnd({ from: fromSeconds, end: clock() + fromSeconds * 1000 });
      setRunning(true);
    },
  };
}
