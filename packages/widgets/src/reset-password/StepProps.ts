import type { Problem } from '@oja/core';
import type { Reset } from './useReset.ts';

/** Props of each step of a reset. */
export type StepProps = Readonly<{
  reset: Reset;
  /** Passes the reason of a failure to the host and returns `null`, or returns the reason if the form must show it. */
  onProblem: (problem: Problem) => string | null;
  signInHref: string | undefined;
}>;
