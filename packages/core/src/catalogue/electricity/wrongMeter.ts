import type { Problem } from '../../http/problem.ts';

/** The statuses of the API's refusals of a meter number. */
const REFUSALS = new Set([400, 404, 422]);

/**
 * True if the API states that the disco does not know this meter, so that a sibling disco may. A disco that does not
 * answer, and a portal's 404, say nothing about the meter.
 */
export const isWrongMeter = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.failure !== null && REFUSALS.has(problem.status);
