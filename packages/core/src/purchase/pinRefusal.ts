import { hasOwn } from '../shared/hasOwn.ts';
import type { TrackerState } from './tracker/trackerState.ts';

/** Why a purchase needs the agent's transaction PIN. */
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

function triesIn(data: unknown): number | null {
  const tries = typeof data === 'object' && data !== null && 'triesLeft' in data ? data.triesLeft : null;
  return typeof tries === 'number' && Number.isSafeInteger(tries) && tries >= 0 ? tries : null;
}

/** Returns why the PIN stopped a purchase before it was charged, or `null` if the purchase ended in another way. */
export function pinRefusalOf(state: TrackerState): PinRefusal | null {
  if (state.step !== 'refused' || state.problem?.kind !== 'client') return null;
  const { code = '', data } = state.problem.failure ?? {};
  const kind = hasOwn(kinds, code) ? kinds[code] : undefined;
  return kind ? { kind, triesLeft: triesIn(data) } : null;
}
