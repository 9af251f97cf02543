import { inDatabase, resultOf } from '../shared/database/inDatabase.ts';

/** Stores the snapshot: one record, for one session. No method throws. */
export interface SnapshotStorage {
  /** The record, untrusted; `undefined` without one. */
  read(): Promise<unknown>;
  /** Replaces the record. */
  write(record: unknown): Promise<void>;
  clear(): Promise<void>;
}

const DATABASE = 'oja-snapshot';
const STORE = 'last';
const KEY = 'answers';

async function access<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
  isKept?: boolean,
): Promise<T | undefined> {
  try {
    return await inDatabase(
      { factory, name: DATABASE, create: (database) => void database.createObjectStore(STORE) },
      mode,
      STORE,
      async (transaction) => resultOf(action(transaction.objectStore(STORE))),
      isKept,
    );
  } catch {
    // Storage is blocked, full or silent, or its data was being cleared: the next visit starts without a snapshot.
    return undefined;
  }
}

/** Reads the record without the rest of the storage code, because a page's first script must be short. */
export const readRecord = (factory: IDBFactory): Promise<unknown> =>
  access<unknown>(factory, 'readonly', (store) => store.get(KEY));

/** The snapshot in this device's IndexedDB. Stores nothing if the browser refuses a database or does not answer. */
export const createIndexedDbSnapshot = (factory: IDBFactory): SnapshotStorage => ({
  read: () => readRecord(factory),
  write: async (record) => void (await access(factory, 'readwrite', (store) => store.put(record, KEY))),
  clear: async () => void (await access(factory, 'readwrite', (store) => store.clear(), true)),
});
