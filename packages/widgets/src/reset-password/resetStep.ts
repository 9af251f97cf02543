import type { ResetProgress } from '@oja/core';

/** Steps of a reset, in order. */
export const resetSteps = ['email', 'otp', 'password'] as const;
export type ResetStep = (typeof resetSteps)[number];

/** Returns the furthest step that the progress allows. The progress is secret and kept in memory only, so a reload loses it. */
export const reachedStep = ({ reference, resetToken }: ResetProgress): ResetStep => {
  if (resetToken !== undefined) return 'password';
  return reference === undefined ? 'email' : 'otp';
};

/** Returns the requested step, or the furthest step before it that the progress allows. */
export function stepToShow(asked: ResetStep, progress: ResetProgress): ResetStep {
  const reached = reachedStep(progress);
  return resetSteps.indexOf(asked) > resetSteps.indexOf(reached) ? reached : asked;
}
