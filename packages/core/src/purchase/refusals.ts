import type { Problem } from '../http/problem.ts';
import { type Kobo, parseNaira } from '../money/kobo.ts';
import { hasOwn } from '../shared/hasOwn.ts';

/** Why a request that spends needs the agent's transaction PIN. */
export interface PinRefusal {
  /** The PIN was not sent, is wrong, or is locked after too many wrong ones. */
  readonly kind: 'required' | 'wrong' | 'locked';
  /** The number of wrong PINs left before the lock; `null` if the server does not say. */
  readonly triesLeft: number | null;
}

const kinds: Readonly<Record<string, PinRefusal['kind']>> = {
  pin_required: 'required',
  wrong_pin: 'wrong',
  pin_locked: 'locked',
};

/** Reads a field of a refusal's `data`, which is untrusted. */
function readData(data: unknown, field: 'triesLeft' | 'price'): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : undefined;
}

/**
 * Returns why the PIN stopped a request before anything was charged; `null` if it failed for another reason. Pass the
 * problem of a request that spends, or of a purchase that was refused.
 */
export function pinRefusalOf(problem: Problem | null): PinRefusal | null {
  if (problem?.kind !== 'client') return null;
  const { code = '', data } = problem.failure ?? {};
  const kind = hasOwn(kinds, code) ? kinds[code] : undefined;
  if (!kind) return null;
  const tries = readData(data, 'triesLeft');
  return { kind, triesLeft: Number.isSafeInteger(tries) && Number(tries) >= 0 ? Number(tries) : null };
}

/** Returns the new price in kobo if the server refused the old one (`price_changed`); `null` otherwise. */
export function newPriceOf(problem: Problem | null): Kobo | null {
  if (problem?.kind !== 'client' || problem.failure?.code !== 'price_changed') return null;
  const price = parseNaira(readData(problem.failure.data, 'price'));
  return price !== null && price > 0 ? price : null;
}
