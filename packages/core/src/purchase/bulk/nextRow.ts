import type { TrackerState } from '../tracker/trackerState.ts';
import type { BatchRow } from './batch.ts';

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
