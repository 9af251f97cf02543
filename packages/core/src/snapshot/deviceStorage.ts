import { createIndexedDbSnapshot, type SnapshotStorage } from './snapshotStorage.ts';

const nowhere: SnapshotStorage = {
  read: async () => undefined,
  write: async () => {},
  clear: async () => {},
};

/** This device's, or none. In a sandboxed frame, reading the property already throws. */
export function findStorage(): SnapshotStorage {
  try {
    const { indexedDB } = globalThis as { readonly indexedDB?: IDBFactory };
    return indexedDB ? createIndexedDbSnapshot(indexedDB) : nowhere;
  } catch {
    return nowhere;
  }
}
