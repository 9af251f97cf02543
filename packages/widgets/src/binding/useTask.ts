import { useState } from 'react';
import type { LazyCode } from '../ui/lazy/lazyCode.ts';
import { useLazy } from '../ui/lazy/useLazy.ts';

export interface Tasks<T, C> {
  /** The task of the open dialog; `null` if none is open. */
  readonly task: T | null;
  /** The dialog's component; `null` until its code is loaded. */
  readonly Dialog: C | null;
  /** True if the dialog's code failed to load, for example offline. */
  readonly hasFailed: boolean;
  /** The message of the last finished task; `null` for none. */
  readonly message: string | null;
  begin(task: T): void;
  close(): void;
  done(message: string | null): void;
}

/** Tasks in a dialog, one at a time. The dialog's code loads on first use. */
export function useTask<T, C>(code: LazyCode<C>): Tasks<T, C> {
  const [task, setTask] = useState<T | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { Component, failure, load } = useLazy(code);
  return {
    task,
    Dialog: failure ? null : Component,
    hasFailed: task !== null && failure !== null,
    message,
    begin(wanted) {
      load();
      setMessage(null);
      setTask(wanted);
    },
    close: () => setTask(null),
    done(said) {
      setTask(null);
      setMessage(said);
    },
  };
}
