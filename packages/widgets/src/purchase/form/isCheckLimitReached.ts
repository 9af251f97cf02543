import type { Problem } from '@oja/core';

/** True where a widget session has looked up as many numbers as it may: asked again, the server refuses again. */
export const isCheckLimitReached = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.status === 403 && problem.failure?.code === 'too_many_checks';
