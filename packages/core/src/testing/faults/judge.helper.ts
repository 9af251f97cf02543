import type { JournalEntry } from '../../journal/journal.ts';
import type { PurchaseTracker } from '../../purchase/tracker/tracker.ts';
import { isEnded, moneyStateOf, type TrackerState } from '../../purchase/tracker/trackerState.ts';
import type { LedgerServer } from './ledgerServer.helper.ts';

/** Returns the broken rules in words: compares the states on screen and in the journal with the ledger. */
export function judge(
  server: LedgerServer,
  entries: readonly JournalEntry[],
  trackers: readonly PurchaseTracker[],
  left: readonly PurchaseTracker[],
): string[] {
  const wrongs = left.map((tracker) => `left open: ${tracker.state.peek().step}`);
  const references = server.debits.map(({ reference }) => reference);
  if (new Set(references).size < references.length) wrongs.push('debited twice under one key');
  const known = new Set(entries.map(({ key }) => key));
  if (references.some((reference) => !known.has(reference))) wrongs.push('a debit without a record');
  for (const { recipient } of server.debits) {
    const standing = server.debits.filter(
      (debit) => debit.recipient === recipient && server.isCharged(debit.reference),
    );
    if (standing.length > 1) wrongs.push('a customer paid for twice');
  }
  const said = [
    ...entries.map(({ key, ending }) => [key, ending] as const),
    ...trackers.map(({ entry, state }) => [entry.key, endingOf(state.peek())] as const),
  ];
  for (const [key, ending] of said) {
    if (ending !== null && ending !== 'delivered' && server.isCharged(key))
      wrongs.push(`${ending}, but debited`);
    if (ending === 'delivered' && !server.isDelivered(key)) wrongs.push('delivered, but it was not');
  }
  for (const { entry, state } of trackers)
    for (const other of trackers)
      if (other.entry.key === entry.key && isSold(other.state.peek()) !== isSold(state.peek()))
        wrongs.push('two tabs say different things');
  return [...new Set(wrongs)];
}

const isSold = (state: TrackerState) => moneyStateOf(state) === 'charged';

/** A purchase must be sent only once to a server that may pay for every copy. */
export function judgeSends(sends: ReadonlyMap<string, number>): string[] {
  return [...sends.values()].some((count) => count > 1)
    ? ['sent again to a server that pays for every copy']
    : [];
}

function endingOf(state: TrackerState): JournalEntry['ending'] {
  if (state.step === 'settled-by-hand' || !isEnded(state)) return null;
  const word = moneyStateOf(state);
  if (word === 'charged') return 'delivered';
  if (word === 'refund-due') return 'failed';
  return word === 'refunded' ? 'reversed' : 'refused';
}
