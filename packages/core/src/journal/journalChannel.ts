/** Notifies tabs that their shared purchase journal has changed. */
export interface JournalChannel {
  announceJournalChange(key: string): void;
  onJournalChange(listener: (key: string | null) => void): () => void;
}

const NAME = 'oja-purchases';

/** The polling interval if tabs can't notify each other, in ms. */
const POLL_EVERY = 1_500;

type Channel = typeof BroadcastChannel | undefined;

/** Returns `null` if BroadcastChannel is missing, or refused as in a sandboxed frame. */
function openChannel(Channel: Channel): BroadcastChannel | null {
  try {
    return Channel ? new Channel(NAME) : null;
  } catch {
    return null;
  }
}

/** Uses a BroadcastChannel, open only while there are listeners; polls if it is not supported. */
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
      // The posted message is still delivered after this.
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

/** Creates the channel. `isShared`: whether other tabs can share the journal; false in Node. */
export function createJournalChannel(isShared: boolean, Channel: Channel): JournalChannel {
  if (isShared) return sharedChannel(Channel);
  return { announceJournalChange: () => {}, onJournalChange: () => () => {} };
}
