import type { ResetProgress } from '@oja/core';

/** The address, the code that was sent to it, the new password. */
export const resetSteps = ['email', 'otp', 'password'] as const;
export type ResetStep = (typeof resetSteps)[number];

/** How far a reset has come. After a reload nothing is left of it: what it stands on is secret, and kept in memory only. */
export const reachedStep = ({ reference, resetToken }: ResetProgress): ResetStep => {
  if (resetToken !== undefined) return 'password';
  return reference === undefined ? 'email' : 'otp';
};

/** The step to show: the one that is asked for, or the last one before it that has what it takes. */
export function stepToShow(asked: ResetStep, progress: ResetProgress): ResetStep {
  const reached = reachedStep(progress);
  return resetSteps.indexOf(asked) > resetSteps.indexOf(reached) ? reached : asked;
}
