import type { Ending, JournalEntry, PurchaseJournal } from '../../journal/journal.ts';
import { evidenceOf, mayReplace } from './evidence.ts';
import { moneyStateOf, type TrackerState } from './trackerState.ts';

/** The ending of a final state, and its proof. */
export function endingOf(state: TrackerState): Pick<JournalEntry, 'ending' | 'evidence'> {
  switch (state.step) {
    case 'settled-by-hand':
      return { ending: state.ending, evidence: 'by-hand' };
    case 'refused':
      return { ending: 'refused', evidence: state.certainty };
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
        (entry) => entry.key === ended.key && entry.phase === 'ended' && !mayReplace(entry, ended),
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
    return { step: 'refused', problem: null, certainty: evidence === 'transaction' ? 'not-found' : evidence };
  return { step: 'ended-elsewhere', ending, money: money ?? usualMoney[ending] };
}

/** For entries of earlier versions, which lack `money`. A failed purchase may have been charged. */
const usualMoney = { delivered: 'charged', failed: 'refund-due', reversed: 'refunded' } as const;
