import { inTransaction, openDatabase, resultOf } from '../database/database.ts';

/** Where the snapshot is kept: one record, of one session. Nothing here throws. */
export interface SnapshotStorage {
  /** Untrusted: `undefined` where there is none. */
  read(): Promise<unknown>;
  /** In place of whatever was there. */
  write(record: unknown): Promise<void>;
  clear(): Promise<void>;
}

const DATABASE = 'oja-snapshot';
const STORE = 'last';
const KEY = 'answers';

/** Opened for each access: it is one at the start and few after that, and an open connection would stand in the way of those who clear site data. */
async function access<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
  isKept?: boolean,
): Promise<T | undefined> {
  try {
    const database = await openDatabase(factory, DATABASE, (made) => made.createObjectStore(STORE));
    const done = inTransaction(
      database.transaction(STORE, mode),
      async (transaction) => resultOf(action(transaction.objectStore(STORE))),
      isKept,
    );
    // What is left running is completed before the connection is closed.
    return await done.finally(() => database.close());
  } catch {
    // Storage is blocked, full or silent, or the data were being cleared: the next visit begins without figures.
    return undefined;
  }
}

/** The record, by itself: for a page's first script, which is to be short. */
export const readRecord = (factory: IDBFactory): Promise<unknown> =>
  access<unknown>(factory, 'readonly', (store) => store.get(KEY));

/** The snapshot in this device's IndexedDB. Where the browser refuses one, or does not answer, nothing is kept. */
export const createIndexedDbSnapshot = (factory: IDBFactory): SnapshotStorage => ({
  read: () => readRecord(factory),
  write: async (record) => void (await access(factory, 'readwrite', (store) => store.put(record, KEY))),
  clear: async () => void (await access(factory, 'readwrite', (store) => store.clear(), true)),
});
