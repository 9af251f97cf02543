import { useState } from 'react';

/** Why a receipt could not be given in the way that was asked for. */
export type Trouble = 'notLoaded' | 'notDone';
/** What takes a moment, because its code or its fonts are loaded when it is asked for. */
export type Work = 'print' | 'picture';

export interface ReceiptSharing {
  readonly busy: Work | null;
  readonly trouble: Trouble | null;
  /** Loads what a way of giving needs, then does it. */
  run<T>(work: Work, load: () => Promise<T>, use: (loaded: T) => Promise<void> | void): Promise<void>;
  /** Does what needs nothing loaded. A share sheet that the agent closed is no trouble. */
  attempt(act: () => Promise<void>): Promise<void>;
}

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The ways of giving a receipt, one at a time, and what went wrong with the last one. */
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
