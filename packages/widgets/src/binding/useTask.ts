import { useState } from 'react';
import { usePart } from '../ui/part/usePart.ts';

export interface Tasks<T, C> {
  /** What the agent is about to do. */
  readonly task: T | null;
  /** The dialog in which it is done; null until it has come. */
  readonly Dialog: C | null;
  /** The dialog was asked for and did not come: the phone is offline, say. */
  readonly hasFailed: boolean;
  /** What is to be said of the task that was done last; null where nothing is. */
  readonly said: string | null;
  begin(task: T): void;
  close(): void;
  done(message: string | null): void;
}

/** What is done one after the other in a dialog that comes when it is first asked for. */
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
