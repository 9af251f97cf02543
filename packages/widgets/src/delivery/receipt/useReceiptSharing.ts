import { useState, useSyncExternalStore } from 'react';
import { useBusy } from '../../binding/useBusy.ts';

const never = () => () => {};

/** Whether the browser has a share sheet. `false` on the server and until hydration. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}

/** Whether the share sheet accepts this file. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Why sharing a receipt failed: its code did not load, or the device refused. */
export type Trouble = 'notLoaded' | 'notDone';
/** Work that takes a moment, because its code or fonts load lazily. */
export type Work = 'print' | 'image';

export interface ReceiptSharing {
  readonly busy: Work | null;
  readonly trouble: Trouble | null;
  /** Loads the code of one way to share, then runs it. */
  run<T>(work: Work, load: () => Promise<T>, use: (loaded: T) => Promise<void> | void): Promise<void>;
  /** Runs an action whose code is already loaded. Ignores a share sheet that the agent closes. */
  attempt(act: () => Promise<void>): Promise<void>;
}

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Runs the ways to share a receipt one at a time and keeps the failure of the last one. */
export function useReceiptSharing(): ReceiptSharing {
  const { isBusy, run } = useBusy();
  const [current, setCurrent] = useState<Work | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  return {
    busy: isBusy ? current : null,
    trouble,
    async run(work, load, use) {
      await run(async () => {
        setCurrent(work);
        setTrouble(null);
        let failure: Trouble = 'notLoaded';
        try {
          const loaded = await load();
          failure = 'notDone';
          await use(loaded);
        } catch {
          setTrouble(failure);
        }
      });
    },
    async attempt(act) {
      setTrouble(null);
      try {
        await act();
      } catch (error) {
        if (!wasClosed(error)) setTrouble('notDone');
      }
    },
  };
}
