import type { Problem } from '@oja/core';
import type { Reset } from './useReset.ts';

/** What each step of a reset is given. */
export type StepProps = Readonly<{
  reset: Reset;
  /** Tells the host why a call failed, where it wants to know; else gives the sentence back, to be shown here. */
  onProblem: (problem: Problem) => string | null;
  signInHref: string | undefined;
}>;
