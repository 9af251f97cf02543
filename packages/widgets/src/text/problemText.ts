import type { Problem } from '@oja/core';
import type { Text } from './catalogue.ts';

/** What an agent reads for a failed call: the server's own sentence where it gave one, else the client problem text. */
export function problemText(problem: Problem, text: Pick<Text, 'problems'>): string {
  if (problem.kind === 'client' && problem.failure) return problem.failure.message;
  if (problem.kind === 'unknown' && problem.reason === 'no-token') return text.problems.noToken;
  return text.problems[problem.kind];
}
