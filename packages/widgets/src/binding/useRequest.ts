import type { CallResult, Problem } from '@oja/core';
import { useState } from 'react';
import { useBusy } from './useBusy.ts';

export interface RequestState<T> {
  readonly isBusy: boolean;
  /** Why the last call failed. */
  readonly problem: Problem | null;
  /** Sends a call. Returns `null` without sending if another call is running. */
  send(call: () => Promise<CallResult<T>>): Promise<CallResult<T> | null>;
  /** Forgets the last problem. */
  forget(): void;
}

/** Sends one call at a time and keeps its problem. */
export function useRequest<T>(): RequestState<T> {
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    isBusy,
    problem,
    send: (call) =>
      run(async () => {
        setProblem(null);
        const result = await call();
        setProblem(result.ok ? null : result.problem);
        return result;
      }),
    forget: () => setProblem(null),
  };
}

/** True if the server may have done the work: the request was sent, and the server did not refuse it. */
export const mayBeDone = (problem: Problem) => problem.phase !== 'unsent' && problem.kind !== 'client';
