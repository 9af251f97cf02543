import type { Signal } from '@preact/signals-core';
import type { JournalEntry } from '../../journal/journal.ts';
import { within } from '../../shared/within.ts';
import { endedEntry, endingOf, mayReplaceEnding, recordEnding, stateOfEnded } from './ending.ts';
import type { TrackerPorts } from './trackerPorts.ts';
import { isEnded, type TrackerState } from './trackerState.ts';

/** Ends one purchase, on this screen and in the journal. `ending.ts` decides which of two endings wins. */
export interface EndingSync {
  /** Ends the purchase with this state, unless a stronger ending is shown or stored: then that one is shown. */
  end(state: TrackerState): Promise<void>;
  /** Shows endings that other tabs write, until the server's final status is shown or the signal aborts. */
  followOtherTabs(): void;
}

interface EndingSyncPorts {
  readonly platform: TrackerPorts['platform'];
  readonly entry: () => JournalEntry;
  readonly state: Signal<TrackerState>;
  /** Requeries once, and shows the answer if any. */
  readonly loadTransaction: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** In ms. A journal that hangs must not keep the ending from the screen. */
const JOURNAL_TIMEOUT = 1_000;

/** In ms. Another tab's ending is shown within two seconds; this part of them is reserved for the transaction from the server. */
const REQUERY_TIMEOUT = 1_000;

/**
 * Shown before it is stored: without storage, the server's status only costs another requery at the next start, and the
 * agent knows their own decision.
 */
const isShownFirst = (state: TrackerState) => 'transaction' in state || state.step === 'settled-by-hand';

/**
 * Watches the journal for an ending of this purchase by another tab or another client of this page: on each announced
 * change, and when this tab is shown or thawed. Returns a function that stops.
 */
function watchJournal(
  platform: TrackerPorts['platform'],
  entry: () => JournalEntry,
  onEnded: (ended: JournalEntry) => void,
): () => void {
  let isStopped = false;
  async function read(): Promise<void> {
    const { key, agentId } = entry();
    const entries = await platform.journal.entriesOf(agentId).catch(() => []);
    const ended = entries.find((one) => one.key === key && one.phase === 'ended');
    if (ended && !isStopped) onEnded(ended);
  }
  const stops = [
    platform.onWake(read),
    platform.onJournalChange((key) => {
      if (key === null || key === entry().key) read();
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

export function createEndingSync({
  platform,
  entry,
  state,
  loadTransaction,
  signal,
}: EndingSyncPorts): EndingSync {
  const { wait } = platform;
  let stopWatching = () => {};
  let takingOver: JournalEntry | null = null;
  signal.addEventListener('abort', () => stopWatching());

  function mayShow(next: TrackerState): boolean {
    const shown = state.peek();
    if (!isEnded(shown)) return true;
    // The same ending, now with its receipt.
    if (shown.step === 'ended-elsewhere' && 'transaction' in next) return true;
    return mayReplaceEnding(endingOf(shown), endingOf(next));
  }
  function show(next: TrackerState): void {
    if (!mayShow(next)) return;
    state.value = next;
    if (endingOf(next).evidence === 'transaction') stopWatching();
  }
  async function takeOverEnding(ended: JournalEntry): Promise<void> {
    if (!mayShow(stateOfEnded(ended))) return;
    const isUnderWay = takingOver !== null;
    if (!takingOver || mayReplaceEnding(takingOver, ended)) takingOver = ended;
    if (isUnderWay) return;
    await within(
      REQUERY_TIMEOUT,
      loadTransaction().catch(() => null),
      wait,
    );
    const latest = takingOver;
    takingOver = null;
    if (!signal.aborted) show(stateOfEnded(latest));
  }
  async function record(ended: JournalEntry): Promise<JournalEntry | null> {
    const standing = await recordEnding(platform.journal, ended);
    if (!standing) platform.announceJournalChange(ended.key);
    return standing;
  }
  return {
    async end(next) {
      if (!mayShow(next)) return;
      if (isShownFirst(next)) show(next);
      const ended = endedEntry(entry(), next, platform.now());
      const standing = await within(
        JOURNAL_TIMEOUT,
        record(ended).catch(() => null),
        wait,
      );
      if (!standing || standing.ending === ended.ending) show(next);
      else await takeOverEnding(standing);
    },
    followOtherTabs() {
      stopWatching = watchJournal(platform, entry, takeOverEnding);
    },
  };
}
