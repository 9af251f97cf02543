/** The device's network status. */
export interface Line {
  /** False between the events `offline` and `online` of the device. */
  isOnline(): boolean;
  stop(): void;
}

/**
 * Uses changes of the status, because `navigator.onLine` is always `false` in some WebViews and behind some virtual networks,
 * and must not prevent a purchase there. A page that was opened offline finds out by its first request.
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
