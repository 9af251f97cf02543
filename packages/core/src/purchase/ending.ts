import type { Ending, JournalEntry, PurchaseJournal } from '../journal/journal.ts';
import { evidenceOf, mayReplace } from './evidence.ts';
import { moneyStateOf, type TrackerState } from './trackerState.ts';

/** The ending of a state that has ended, and what it rests on. */
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

/** The journal's last line about a purchase that ended with this state. `now`: wall clock, ms since 1970. */
export function endedEntry(entry: JournalEntry, state: TrackerState, now: number): JournalEntry {
  return { ...entry, ...endingOf(state), money: moneyStateOf(state), phase: 'ended', changedAt: now };
}

/**
 * Writes an ending down, in one step with the look at what stands there. Gives back the ending that stands and must not
 * be replaced, or null when this one was written.
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

/** What a screen shows of an ending that another tab wrote down, as long as the transaction itself can't be had. */
export function stateOfEnded(entry: JournalEntry): TrackerState {
  const { ending, money } = entry;
  const evidence = evidenceOf(entry);
  if (evidence === 'by-hand')
    return { step: 'settled-by-hand', ending: ending === 'delivered' ? 'delivered' : 'refused' };
  if (evidence !== 'transaction' || ending === null || ending === 'refused')
    return { step: 'refused', problem: null, certainty: evidence === 'transaction' ? 'not-found' : evidence };
  return { step: 'ended-elsewhere', ending, money: money ?? usualMoney[ending] };
}

/** For lines of earlier versions, which do not name the money. A failed sale may have been charged. */
const usualMoney = { delivered: 'charged', failed: 'refund-due', reversed: 'refunded' } as const;
