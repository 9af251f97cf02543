import type { TrackerState } from '../purchase/trackerState.ts';
import type { BatchRow } from './batch.ts';

/**
 * The row that leaves next: in their order, and the dearest of all for as long as none has been taken, because it meets
 * what is wrong with all of them. `inFlight`: the lines that are on their way.
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

/** How a purchase that has no end stands in the list. */
export function stepOf({ step }: TrackerState): 'sending' | 'held' | 'review' {
  if (step === 'needs-review') return 'review';
  return step === 'sending' ? 'sending' : 'held';
}

/** What became of a row whose twin an earlier form has sold already. */
export const soldBefore = {
  ending: 'refused',
  money: 'not-charged',
  ref: null,
  message: null,
  newPrice: null,
  code: 'duplicate',
} as const;
