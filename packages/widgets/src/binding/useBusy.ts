import { useRef, useState } from 'react';

export interface Busy {
  readonly isBusy: boolean;
  /** Runs the work. Returns `null` and runs nothing if earlier work is still running. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/** Runs one piece of work at a time: ignores further presses until it ends. */
export function useBusy(): Busy {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work) {
      // A second press before the next render sees the ref, but not yet the state.
      if (isRunning.current) return null;
      isRunning.current = true;
      setBusy(true);
      try {
        return await work();
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
