import type { JournalEntry } from '../journal/journal.ts';
import type { TrackerPorts } from './trackerPorts.ts';

/**
 * Watches the journal for the ending of one purchase that another tab, or another client of this page, writes down: when
 * it says so, and when this tab is shown or thawed. Gives back the way to stop.
 */
export function watchJournal(
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
