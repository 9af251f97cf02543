import { isVoidedFor } from '../../http/moneyOutcome.ts';
import type { Problem } from '../../http/problem.ts';
import {
  type Ending,
  type Evidence,
  evidences,
  type JournalEntry,
  type NotChargedEvidence,
  type PurchaseJournal,
} from '../../journal/journal.ts';
import { moneyStateOf, type TrackerState } from './trackerState.ts';

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
export function mayReplaceEnding(earlier: Ended, later: Ended): boolean {
  const [before, after] = [earlier, later].map((one) => evidences.indexOf(evidenceOf(one))) as [
    number,
    number,
  ];
  if (before !== after) return after < before;
  return later.ending === 'reversed' && earlier.ending !== 'reversed';
}

/** The proof for "not charged" after a refusal that states it. */
export function evidenceOfRefusal(refusal: Problem, key: string): NotChargedEvidence {
  if (refusal.phase === 'unsent') return 'unsent';
  return isVoidedFor(refusal, key) ? 'voided' : 'refused';
}

/** The ending of a final state, and its proof. */
export function endingOf(state: TrackerState): Pick<JournalEntry, 'ending' | 'evidence'> {
  switch (state.step) {
    case 'settled-by-hand':
      return { ending: state.ending, evidence: 'by-hand' };
    case 'refused':
      return { ending: 'refused', evidence: state.evidence };
    case 'ended-elsewhere':
      return { ending: state.ending, evidence: 'transaction' };
    default:
      return { ending: state.step as Ending, evidence: 'transaction' };
  }
}

/** Returns the journal's last entry for a purchase that ended with this state. `now`: wall clock, ms since 1970. */
export function endedEntry(entry: JournalEntry, state: TrackerState, now: number): JournalEntry {
  return { ...entry, ...endingOf(state), money: moneyStateOf(state), phase: 'ended', changedAt: now };
}

/**
 * Writes an ending, in one step with reading the stored one. Resolves with a stored ending that must not be replaced,
 * or with `null` if this one was written.
 */
export function recordEnding(journal: PurchaseJournal, ended: JournalEntry): Promise<JournalEntry | null> {
  return journal.claim(
    ended,
    (entries) =>
      entries.find(
        (entry) => entry.key === ended.key && entry.phase === 'ended' && !mayReplaceEnding(entry, ended),
      ) ?? null,
  );
}

/** The state for an ending that another tab wrote, while its transaction is not available. */
export function stateOfEnded(entry: JournalEntry): TrackerState {
  const { ending, money } = entry;
  const evidence = evidenceOf(entry);
  if (evidence === 'by-hand')
    return { step: 'settled-by-hand', ending: ending === 'delivered' ? 'delivered' : 'refused' };
  if (evidence !== 'transaction' || ending === null || ending === 'refused')
    return { step: 'refused', problem: null, evidence: evidence === 'transaction' ? 'not-found' : evidence };
  return { step: 'ended-elsewhere', ending, money: money ?? usualMoney[ending] };
}

/** For entries of earlier versions, which lack `money`. A failed purchase may have been charged. */
const usualMoney = { delivered: 'charged', failed: 'refund-due', reversed: 'refunded' } as const;
