import { findDuplicate, type JournalEntry } from '../../journal/journal.ts';
import type { PurchaseTracker } from './tracker.ts';
import type { TrackerPorts } from './trackerPorts.ts';
import { isEnded } from './trackerState.ts';

type Ports = Pick<TrackerPorts['platform'], 'journal' | 'now'>;

interface NewPurchase {
  readonly entry: JournalEntry;
  /** True if the agent confirmed a second purchase. */
  readonly again: boolean;
  /** False once another agent has signed in, who must not pay for this purchase. */
  isOwn(): boolean;
  /** Keys that this page gave up before anything was sent. The browser may still have written one of them late. */
  readonly unsent: ReadonlySet<string>;
}

/**
 * Journals a purchase in both phases, after which it may be sent. Resolves with the earlier purchase that it may
 * duplicate, or `null`. Rejects if the journal does not confirm a phase: the purchase must not be sent then, nor its
 * key be used again, because the write may be completed later.
 */
export async function journalPurchase(
  { entry, again, isOwn, unsent }: NewPurchase,
  { journal, now }: Ports,
): Promise<JournalEntry | null> {
  // A claim that is written late has the phase `journaled`, from which a restart knows that it was never sent.
  const earlier = await journal.claim(
    entry,
    (entries) =>
      // Without locks in the browser, two tabs that resume a batch may begin one key twice.
      entries.find(({ key }) => key === entry.key) ??
      (again
        ? null
        : findDuplicate(
            entries.filter(({ key }) => !unsent.has(key)),
            entry.intent,
            entry.agentId,
            now(),
          )),
  );
  if (earlier) return earlier;
  try {
    await journal.put({ ...entry, phase: 'sent', changedAt: now() });
    if (isOwn()) return null;
    throw new Error('The session ended');
  } catch (cause) {
    // Removes the entry even if its phase is written late, so that no restart treats it as sent.
    void journal.remove([entry.key]).catch(() => {});
    throw cause;
  }
}

/**
 * Journals open purchases under the agent's id if the server named the agent only after they had begun. The next start
 * looks for them there.
 */
export async function reassignPurchases(
  trackers: readonly PurchaseTracker[],
  agentId: string,
  { journal, now }: Ports,
): Promise<void> {
  for (const tracker of trackers) {
    if (tracker.entry.agentId === agentId || isEnded(tracker.state.peek())) continue;
    const named: JournalEntry = { ...tracker.entry, agentId, phase: 'sent', changedAt: now() };
    // A purchase that another tab has ended stays ended.
    const isOver = ({ key, phase }: JournalEntry) => key === named.key && phase === 'ended';
    await journal.claim(named, (entries) => entries.find(isOver) ?? null);
    tracker.rename(agentId);
  }
}
