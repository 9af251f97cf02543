import { newPriceOf, type PinRefusal, pinRefusalOf } from '../refusals.ts';
import { endingOf } from '../tracker/ending.ts';
import { moneyStateOf, type TrackerState } from '../tracker/trackerState.ts';
import type { BatchRow, RowResult } from './batch.ts';

/**
 * Returns the next row to send: in order, except that the most expensive comes first while no row has been accepted
 * (`isProven`), because it detects problems of all rows. `inFlight`: the lines in flight.
 */
export function nextOf(
  rows: readonly BatchRow[],
  inFlight: ReadonlySet<number>,
  isProven: boolean,
): BatchRow | undefined {
  const queued = rows.filter(({ phase, line }) => phase === 'queued' && !inFlight.has(line));
  if (isProven) return queued[0];
  const price = ({ intent }: BatchRow) => intent.draft.price;
  return queued.reduce<BatchRow | undefined>(
    (most, row) => (most && price(most) >= price(row) ? most : row),
    undefined,
  );
}

/** The row state of a purchase without a final status. */
export function stepOf({ step }: TrackerState): 'sending' | 'held' | 'review' {
  if (step === 'needs-review') return 'review';
  return step === 'sending' ? 'sending' : 'held';
}

/** The result of a row whose purchase was already made before. */
export const soldBefore = {
  ending: 'refused',
  money: 'not-charged',
  ref: null,
  message: null,
  newPrice: null,
  code: 'duplicate',
} as const;

/** The reason why a batch does not continue. */
export type Halt =
  /** The agent paused it, or chose not to sell the rest. */
  | { readonly kind: 'paused' | 'stopped' }
  /** The server requires the transaction PIN, which is never stored. The row was not charged. */
  | { readonly kind: 'pin'; readonly refusal: PinRefusal }
  /** The balance is too low for the next row. */
  | { readonly kind: 'balance' }
  /** Another tab sells this batch. */
  | { readonly kind: 'elsewhere' }
  /** The device could not store a row, so the row was not sent. */
  | { readonly kind: 'not-written' }
  /** The server refused several rows in succession; `message` is from the last one. */
  | { readonly kind: 'refusals'; readonly message: string | null }
  /** The server can't be requeried about one purchase, so the agent must decide. */
  | { readonly kind: 'review' };

/** The consequence of the end of a row's purchase. */
export type RowVerdict =
  | { readonly kind: 'ended'; readonly result: RowResult }
  /** The purchase is known never to be charged, for a reason outside the row: it is sold under a new key. */
  | { readonly kind: 'again'; readonly halt: Halt | null };

/** A row is given up after this many attempts. */
const MOST_ATTEMPTS = 30;

const again = (halt: Halt | null = null): RowVerdict => ({ kind: 'again', halt });

/** Returns the stored part of a final state, without tokens and pins. */
function resultOf(state: TrackerState): RowResult {
  const ref = 'transaction' in state ? state.transaction.ref : null;
  const problem = state.step === 'refused' ? state.problem : null;
  const failure = problem && 'failure' in problem ? problem.failure : null;
  return {
    ending: endingOf(state).ending ?? 'refused',
    money: moneyStateOf(state),
    ref,
    code: failure?.code ?? null,
    message: failure?.message ?? null,
    newPrice: newPriceOf(problem),
  };
}

/**
 * Decides what a row does after its purchase has ended. A row gets a new key only if the old one is known never to be
 * charged: it never left the device, or the server refused or voided it. "Not found" on a server that can't void a
 * reference is not enough: there the agent decides.
 */
export function judgeRow(state: TrackerState, attempt: number): RowVerdict {
  const ended: RowVerdict = { kind: 'ended', result: resultOf(state) };
  if (state.step !== 'refused' || state.evidence === 'not-found' || attempt >= MOST_ATTEMPTS) return ended;
  const { problem } = state;
  const refusal = pinRefusalOf(problem);
  if (refusal) return again({ kind: 'pin', refusal });
  if (problem === null || problem.phase === 'unsent') return again();
  const code = 'failure' in problem ? problem.failure?.code : undefined;
  if (code === 'insufficient_balance') return again({ kind: 'balance' });
  return code === 'reference_voided' ? again() : ended;
}
