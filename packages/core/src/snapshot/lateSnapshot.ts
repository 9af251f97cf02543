import type { Snapshot } from '../http/transport.ts';

/**
 * A snapshot that is still loading. No call waits for it: until it is loaded, it recalls nothing, and it keeps answers
 * once it is.
 */
export function createLateSnapshot(loading: Promise<Snapshot>): Snapshot {
  let loaded: Snapshot | null = null;
  const ready = loading.then(
    (snapshot) => {
      loaded = snapshot;
    },
    () => {},
  );
  return {
    recall: (read) => loaded?.recall(read) ?? null,
    keep: (read, answer) => void ready.then(() => loaded?.keep(read, answer)),
    forget: () => void ready.then(() => loaded?.forget()),
  };
}
