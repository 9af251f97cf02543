/** What a device says of its network. */
export interface Line {
  /** False from when the device says that its network has gone until it says that it is back. */
  isOnline(): boolean;
  stop(): void;
}

/**
 * `navigator.onLine` is `false` for ever in some WebViews and behind some virtual networks, and must not stop a sale there:
 * what counts is that it changes. A page that was opened offline finds out by its first request.
 */
export function watchLine(): Line {
  let hasGone = false;
  const change = ({ type }: Event) => {
    hasGone = type === 'offline';
  };
  const types = ['online', 'offline'];
  for (const type of types) addEventListener(type, change);
  return {
    isOnline: () => !hasGone,
    stop() {
      for (const type of types) removeEventListener(type, change);
    },
  };
}
