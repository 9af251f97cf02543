/** How tabs tell each other that the purchase journal, which they share, has changed. */
export interface JournalChannel {
  announceJournalChange(key: string): void;
  onJournalChange(listener: (key: string | null) => void): () => void;
}

const NAME = 'oja-purchases';

/** How often the journal is looked at where tabs can't tell each other, in ms. */
const POLL_EVERY = 1_500;

type Listener = (key: string | null) => void;

/** By BroadcastChannel, open only while somebody listens; by polling where there is none. */
function channelOf(Channel: typeof BroadcastChannel | undefined): JournalChannel {
  const listeners = new Set<Listener>();
  const tell = (key: string | null) => {
    for (const listener of [...listeners]) listener(key);
  };
  let channel: BroadcastChannel | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  function open(): void {
    if (!Channel) {
      timer = setInterval(() => tell(null), POLL_EVERY);
      return;
    }
    channel = new Channel(NAME);
    channel.onmessage = ({ data }) => tell(typeof data === 'string' ? data : null);
  }
  function close(): void {
    clearInterval(timer);
    channel?.close();
    channel = null;
  }
  return {
    announceJournalChange(key) {
      if (!Channel) return;
      const sender = channel ?? new Channel(NAME);
      sender.postMessage(key);
      // What was posted is delivered all the same.
      if (sender !== channel) sender.close();
    },
    onJournalChange(listener) {
      if (listeners.size === 0) open();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) close();
      };
    },
  };
}

/** `isShared`: whether there are other tabs with the same journal at all. In Node there are none. */
export function createJournalChannel(
  isShared: boolean,
  Channel: typeof BroadcastChannel | undefined,
): JournalChannel {
  if (isShared) return channelOf(Channel);
  return { announceJournalChange: () => {}, onJournalChange: () => () => {} };
}
