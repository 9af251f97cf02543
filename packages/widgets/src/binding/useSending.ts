import type { Outcome, Problem } from '@oja/core';
import { useRef, useState } from 'react';

export interface Sending<T> {
  readonly isBusy: boolean;
  /** Why the last call failed. */
  readonly problem: Problem | null;
  /** Sends a call. Returns `null` without sending if another call is running. */
  send(call: () => Promise<Outcome<T>>): Promise<Outcome<T> | null>;
  /** Forgets the last problem. */
  forget(): void;
}

/** Sends one call at a time and keeps its problem. */
export function useSending<T>(): Sending<T> {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    isBusy,
    problem,
    async send(call) {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      setBusy(true);
      setProblem(null);
      const outcome = await call();
      isUnderWay.current = false;
      setBusy(false);
      setProblem(outcome.ok ? null : outcome.problem);
      return outcome;
    },
    forget: () => setProblem(null),
  };
}

/** True if the server may have done the work: the request was sent, and the server did not refuse it. */
export const mayBeDone = (problem: Problem) => problem.phase !== 'unsent' && problem.kind !== 'client';
