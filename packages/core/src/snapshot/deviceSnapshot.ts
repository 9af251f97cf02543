import type { Snapshot } from '../http/transport.ts';
import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import { findIndexedDb } from '../shared/database/findIndexedDb.ts';
import { openSnapshot } from './snapshot.ts';
import { createIndexedDbSnapshot, type SnapshotStorage } from './snapshotStorage.ts';

const nowhere: SnapshotStorage = {
  read: async () => undefined,
  write: async () => {},
  clear: async () => {},
};

function findStorage(): SnapshotStorage {
  const database = findIndexedDb();
  return database ? createIndexedDbSnapshot(database) : nowhere;
}

/** Opens the snapshot of this device, for `createClient({ snapshot: openDeviceSnapshot() })`. */
export const openDeviceSnapshot = (): Promise<Snapshot> =>
  openSnapshot(findStorage(), createDefaultPlatform());
