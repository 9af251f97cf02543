import { type Ending, type Evidence, evidences, type JournalEntry } from '../journal/journal.ts';
import { isVoidedFor } from '../transport/moneyOutcome.ts';
import type { Problem } from '../transport/problem.ts';

/** How far "not charged" can be relied on: only `not-found` is no promise. */
export type Certainty = Exclude<Evidence, 'transaction' | 'by-hand'>;

type Ended = Pick<JournalEntry, 'ending' | 'evidence'>;

const fromServer: ReadonlySet<Ending> = new Set<Ending>(['delivered', 'failed', 'reversed']);

/** Entries of earlier versions say nothing of it: an ending that only a server can give rests on its transaction. */
export const evidenceOf = ({ ending, evidence }: Ended): Evidence =>
  evidence ?? (ending !== null && fromServer.has(ending) ? 'transaction' : 'not-found');

/**
 * Whether `later` may take the place of `earlier`, where two followers of one purchase (tabs, clients of one page, a
 * restart) came to different ends. These rules hold wherever an ending is written down or shown:
 * 1. The stronger evidence stands, so a sale that the server has wins over every "not charged".
 * 2. Of two endings with the same evidence the first stays.
 * 3. A reversal comes after a delivery or a failure of the same sale, so it takes their place.
 */
export function mayReplace(earlier: Ended, later: Ended): boolean {
  const [before, after] = [earlier, later].map((one) => evidences.indexOf(evidenceOf(one))) as [
    number,
    number,
  ];
  if (before !== after) return after < before;
  return later.ending === 'reversed' && earlier.ending !== 'reversed';
}

/** What "not charged" rests on, after a refusal that says so. */
export function certaintyOf(refusal: Problem, key: string): Certainty {
  if (refusal.phase === 'unsent') return 'unsent';
  return isVoidedFor(refusal, key) ? 'voided' : 'refused';
}
