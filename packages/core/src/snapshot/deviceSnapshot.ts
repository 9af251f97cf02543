import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import type { Snapshot } from './keepAnswers.ts';
import { openSnapshot } from './snapshot.ts';
import { createIndexedDbSnapshot, type SnapshotStorage } from './snapshotStorage.ts';

const nowhere: SnapshotStorage = {
  read: async () => undefined,
  write: async () => {},
  clear: async () => {},
};

/** In a sandboxed frame, reading the property already throws. */
function findStorage(): SnapshotStorage {
  try {
    const { indexedDB } = globalThis as { readonly indexedDB?: IDBFactory };
    return indexedDB ? createIndexedDbSnapshot(indexedDB) : nowhere;
  } catch {
    return nowhere;
  }
}

/** The last figures of an agent on this device, for `createClient({ snapshot: openDeviceSnapshot() })`. */
export const openDeviceSnapshot = (): Promise<Snapshot> =>
  openSnapshot(findStorage(), createDefaultPlatform());
