/** How tabs tell each other that the purchase journal, which they share, has changed. */
export interface JournalChannel {
  announceJournalChange(key: string): void;
  onJournalChange(listener: (key: string | null) => void): () => void;
}

const NAME = 'oja-purchases';

/** How often the journal is looked at where tabs can't tell each other, in ms. */
const POLL_EVERY = 1_500;

type Channel = typeof BroadcastChannel | undefined;

/** Null where it is missing, or refused as in a sandboxed frame. */
function openChannel(Channel: Channel): BroadcastChannel | null {
  try {
    return Channel ? new Channel(NAME) : null;
  } catch {
    return null;
  }
}

/** By BroadcastChannel, open only while there are listeners; by polling where it is not supported. */
function sharedChannel(Channel: Channel): JournalChannel {
  const listeners = new Set<(key: string | null) => void>();
  let channel: BroadcastChannel | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tell = (key: string | null) => {
    for (const listener of [...listeners]) listener(key);
  };
  function listen(): void {
    channel = openChannel(Channel);
    if (!channel) timer = setInterval(() => tell(null), POLL_EVERY);
    else channel.onmessage = ({ data }) => tell(typeof data === 'string' ? data : null);
  }
  function stop(): void {
    clearInterval(timer);
    channel?.close();
    channel = null;
  }
  return {
    announceJournalChange(key) {
      const sender = channel ?? openChannel(Channel);
      sender?.postMessage(key);
      // What was posted is delivered all the same.
      if (sender !== channel) sender?.close();
    },
    onJournalChange(listener) {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}

/** `isShared`: whether other tabs can have the same journal at all. In Node there are none. */
export function createJournalChannel(isShared: boolean, Channel: Channel): JournalChannel {
  if (isShared) return sharedChannel(Channel);
  return { announceJournalChange: () => {}, onJournalChange: () => () => {} };
}
