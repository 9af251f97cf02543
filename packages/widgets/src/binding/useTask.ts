import { useState } from 'react';
import { usePart } from '../ui/usePart.ts';

export interface Tasks<T, C> {
  /** The task of the open dialog; `null` if none is open. */
  readonly task: T | null;
  /** The dialog's component; `null` until its code is loaded. */
  readonly Dialog: C | null;
  /** True if the dialog's code failed to load, for example offline. */
  readonly hasFailed: boolean;
  /** The message of the last finished task; `null` for none. */
  readonly said: string | null;
  begin(task: T): void;
  close(): void;
  done(message: string | null): void;
}

/** Tasks in a dialog, one at a time. The dialog's code loads on first use. */
export function useTask<T, C>(fetch: () => Promise<C>): Tasks<T, C> {
  const [task, setTask] = useState<T | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const part = usePart(fetch);
  return {
    task,
    Dialog: part.Component,
    hasFailed: task !== null && part.hasFailed,
    said,
    begin(wanted) {
      part.load();
      setSaid(null);
      setTask(wanted);
    },
    close: () => setTask(null),
    done(message) {
      setTask(null);
      setSaid(message);
    },
  };
}
