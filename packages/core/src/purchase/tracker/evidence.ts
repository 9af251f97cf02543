import { isVoidedFor } from '../../http/moneyOutcome.ts';
import type { Problem } from '../../http/problem.ts';
import { type Ending, type Evidence, evidences, type JournalEntry } from '../../journal/journal.ts';

/** The proof for "not charged". All but `not-found` are guarantees. */
export type Certainty = Exclude<Evidence, 'transaction' | 'by-hand'>;

type Ended = Pick<JournalEntry, 'ending' | 'evidence'>;

const fromServer: ReadonlySet<Ending> = new Set<Ending>(['delivered', 'failed', 'reversed']);

/** Entries of earlier versions have no proof: an ending that only a server can determine is then proven by its transaction. */
export const evidenceOf = ({ ending, evidence }: Ended): Evidence =>
  evidence ?? (ending !== null && fromServer.has(ending) ? 'transaction' : 'not-found');

/**
 * Whether `later` may replace `earlier`, if two trackers of one purchase (in tabs, in clients of one page, after a
 * restart) came to different endings. These rules apply wherever an ending is stored or shown:
 * 1. The stronger proof wins, so a purchase that the server has beats every "not charged".
 * 2. Of two endings with the same proof, the first stays.
 * 3. A reversal comes after a delivery or a failure of the same purchase, so it replaces them.
 */
export function mayReplace(earlier: Ended, later: Ended): boolean {
  const [before, after] = [earlier, later].map((one) => evidences.indexOf(evidenceOf(one))) as [
    number,
    number,
  ];
  if (before !== after) return after < before;
  return later.ending === 'reversed' && earlier.ending !== 'reversed';
}

/** The proof for "not charged" after a refusal that states it. */
export function certaintyOf(refusal: Problem, key: string): Certainty {
  if (refusal.phase === 'unsent') return 'unsent';
  return isVoidedFor(refusal, key) ? 'voided' : 'refused';
}
