import { hasOwn } from '../shared/hasOwn.ts';
import type { Failure } from './envelope.ts';
import type { Problem } from './problem.ts';

/** The state of the money after a failed call that spends. */
export type MoneyOutcome = 'not-charged' | 'unknown';

/**
 * The agent API's codes for a refused purchase, a closed list. A server answers with one of them only after it has
 * looked up the purchase's reference and found no purchase. The list excludes codes of gateways, firewalls and limiters
 * (`not_found`, `forbidden`, `unauthenticated`, `too_many_requests`, `bad_request`) and codes about another copy of the
 * same purchase (`in_progress`, `reference_reused`).
 */
export const PURCHASE_REFUSAL_CODES = [
  'insufficient_balance',
  'price_changed',
  'invalid',
  'service_unavailable',
  'out_of_stock',
  'over_limit',
  'reference_voided',
  'pin_required',
  'wrong_pin',
  'pin_locked',
] as const;
export type PurchaseRefusalCode = (typeof PURCHASE_REFUSAL_CODES)[number];

const refusalCodes: ReadonlySet<string> = new Set(PURCHASE_REFUSAL_CODES);

/** Sent before the server looks at the purchase: not signed in, no such route, too early, too many. No code makes them a refusal. */
const UNDECIDED_STATUSES = new Set([401, 404, 405, 408, 425, 429]);

/** The answer's statement about this purchase: `false` if it says anything but not charged, `undefined` if it is missing. */
function statesNotCharged({ purchase }: Failure, reference: string | undefined): boolean | undefined {
  if (purchase === undefined) return undefined;
  return purchase.charged === false && purchase.reference === reference;
}

/** True if the reference is "already taken" by another copy of this purchase, because browsers may repeat a POST. */
const blamesReference = ({ errors }: Failure) => errors !== undefined && hasOwn(errors, 'reference');

/**
 * True if the server has not only refused this copy: it has no purchase under this reference, and has marked it so that
 * no later copy is ever charged.
 */
export function isVoidedFor(problem: Problem, reference: string): boolean {
  if (moneyOutcome(problem, reference) === 'unknown' || problem.kind !== 'client') return false;
  return problem.failure?.purchase !== undefined || problem.failure?.code === 'reference_voided';
}

/**
 * Returns the state of the money after a failed purchase call: `not-charged` if the call was never sent, if a 4xx in
 * the API's envelope states it for exactly this `reference`, or if the code is in `PURCHASE_REFUSAL_CODES`. After any
 * other failure it is `unknown`, and the purchase must be looked up by its reference.
 */
export function moneyOutcome(problem: Problem, reference?: string): MoneyOutcome {
  if (problem.phase === 'unsent') return 'not-charged';
  if (problem.kind !== 'client' || !problem.failure) return 'unknown';
  const { status, failure } = problem;
  const stated = statesNotCharged(failure, reference);
  if (stated !== undefined) return stated ? 'not-charged' : 'unknown';
  const isRefusal = refusalCodes.has(failure.code ?? '') && !UNDECIDED_STATUSES.has(status);
  return isRefusal && !blamesReference(failure) ? 'not-charged' : 'unknown';
}
