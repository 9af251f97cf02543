import type { Problem } from '../../transport/problem.ts';

/** Statuses with which a server says that it does not accept what was asked about. */
const REFUSALS = new Set([400, 404, 422]);

/**
 * True where the API itself says that the disco does not know this meter: then a sibling disco is worth a try. A disco
 * that is silent, and a portal's 404, say nothing about the meter.
 */
export const isWrongMeter = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.failure !== null && REFUSALS.has(problem.status);
