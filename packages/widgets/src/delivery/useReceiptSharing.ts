import { useState } from 'react';

/** Why sharing a receipt failed: its code did not load, or the device refused. */
export type Trouble = 'notLoaded' | 'notDone';
/** Work that takes a moment, because its code or fonts load on demand. */
export type Work = 'print' | 'picture';

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
  const [busy, setBusy] = useState<Work | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  return {
    busy,
    trouble,
    async run(work, load, use) {
      if (busy) return;
      setBusy(work);
      setTrouble(null);
      let failure: Trouble = 'notLoaded';
      try {
        const loaded = await load();
        failure = 'notDone';
        await use(loaded);
      } catch {
        setTrouble(failure);
      } finally {
        setBusy(null);
      }
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
