import { parseNaira } from '../format/kobo.ts';
import { endingOf } from '../purchase/ending.ts';
import { type PinRefusal, pinRefusalOf } from '../purchase/pinRefusal.ts';
import { moneyStateOf, type TrackerState } from '../purchase/trackerState.ts';
import type { RowResult } from './batch.ts';

/** Why a batch does not go on by itself. */
export type Halt =
  /** The agent paused it, or said that the rest is not to be sold. */
  | { readonly kind: 'paused' | 'stopped' }
  /** The server asks for the transaction PIN, which is kept nowhere. Nothing was charged for it. */
  | { readonly kind: 'pin'; readonly refusal: PinRefusal }
  /** The balance is too low for the next row. */
  | { readonly kind: 'balance' }
  /** Another tab sells this batch. */
  | { readonly kind: 'elsewhere' }
  /** The device could not write a row down, so it was not sent. */
  | { readonly kind: 'not-written' }
  /** The server refused one row after another: what it said of the last one. */
  | { readonly kind: 'refusals'; readonly message: string | null }
  /** A server that can't be asked about one purchase: the agent has to look. */
  | { readonly kind: 'review' };

/** What follows from the end of a row's purchase. */
export type RowVerdict =
  | { readonly kind: 'ended'; readonly result: RowResult }
  /** It is known never to be charged, and not for a reason of the row's own: it is to be sold under a new key. */
  | { readonly kind: 'again'; readonly halt: Halt | null };

/** A row that is lost so often is given up: something else is wrong than the line. */
const MOST_ATTEMPTS = 30;

const again = (halt: Halt | null = null): RowVerdict => ({ kind: 'again', halt });

/** What a row that has ended keeps: no token and no pin. */
function resultOf(state: TrackerState): RowResult {
  const ref = 'transaction' in state ? state.transaction.ref : null;
  const failure =
    state.step === 'refused' && state.problem && 'failure' in state.problem ? state.problem.failure : null;
  const data: unknown = failure?.data;
  const price = typeof data === 'object' && data !== null && 'price' in data ? parseNaira(data.price) : null;
  return {
    ending: endingOf(state).ending ?? 'refused',
    money: moneyStateOf(state),
    ref,
    code: failure?.code ?? null,
    message: failure?.message ?? null,
    newPrice: failure?.code === 'price_changed' ? price : null,
  };
}

/**
 * Decides what a row does after its purchase has ended. A new key is given only where the old one is known never to be
 * charged: it never left the device, or the server refused it or marked it. "Not found", on a server that can't mark a
 * reference, is no such promise: there the agent decides.
 */
export function judgeRow(state: TrackerState, attempt: number): RowVerdict {
  const ended: RowVerdict = { kind: 'ended', result: resultOf(state) };
  if (state.step !== 'refused' || state.certainty === 'not-found' || attempt >= MOST_ATTEMPTS) return ended;
  const refusal = pinRefusalOf(state);
  if (refusal) return again({ kind: 'pin', refusal });
  const { problem } = state;
  if (problem === null || problem.phase === 'unsent') return again();
  const code = 'failure' in problem ? problem.failure?.code : undefined;
  if (code === 'insufficient_balance') return again({ kind: 'balance' });
  return code === 'reference_voided' ? again() : ended;
}
