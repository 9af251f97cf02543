import { type BatchRow, isOver, parseBatch, type StoredBatch } from './batch.ts';
import { type BatchStorage, createMemoryBatchStorage, isSameRow } from './batchStorage.ts';

const DATABASE = 'oja-batches';
const BATCHES = 'batches';
const ROWS = 'rows';
const DRAFTS = 'drafts';

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(BATCHES, { keyPath: 'agentId' });
    const rows = request.result.createObjectStore(ROWS, { keyPath: ['batchId', 'line'] });
    rows.createIndex('batchId', 'batchId');
    request.result.createObjectStore(DRAFTS);
  };
  return result(request);
}

async function deleteRows(transaction: IDBTransaction, batchId: string): Promise<void> {
  const rows = transaction.objectStore(ROWS);
  for (const key of await result(rows.index('batchId').getAllKeys(batchId))) rows.delete(key);
}

async function read(transaction: IDBTransaction, agentId: string): Promise<StoredBatch | null> {
  const batch: unknown = await result(transaction.objectStore(BATCHES).get(agentId));
  const id = typeof batch === 'object' && batch !== null && 'id' in batch ? batch.id : null;
  if (typeof id !== 'string') return null;
  return parseBatch(batch, await result(transaction.objectStore(ROWS).index('batchId').getAll(id)));
}

function storageIn(database: IDBDatabase): BatchStorage {
  // An open connection would stand in the way of those who clear site data.
  database.onversionchange = () => database.close();
  // `strict`: complete means on the disk, also where the app is killed in the next moment.
  const write = () => database.transaction([BATCHES, ROWS], 'readwrite', { durability: 'strict' });
  return {
    isDurable: async () => true,
    load: (agentId) => read(database.transaction([BATCHES, ROWS]), agentId),
    async create(batch, rows) {
      const transaction = write();
      const last = await read(transaction, batch.agentId);
      const isFree = !last || isOver(last);
      if (isFree) {
        if (last) await deleteRows(transaction, last.batch.id);
        transaction.objectStore(BATCHES).put(batch);
        for (const row of rows) transaction.objectStore(ROWS).put({ ...row, batchId: batch.id });
      }
      await finished(transaction);
      return isFree;
    },
    async update(batch) {
      const transaction = write();
      transaction.objectStore(BATCHES).put(batch);
      await finished(transaction);
    },
    async move(batchId, from, to) {
      const transaction = write();
      const store = transaction.objectStore(ROWS);
      // One read-write transaction at a time, over all tabs: of two that sell one row, only one gets through.
      const stands: BatchRow | undefined = await result(store.get([batchId, from.line]));
      const isThere = isSameRow(stands, from);
      if (isThere) store.put({ ...to, batchId });
      await finished(transaction);
      return isThere;
    },
    async remove(agentId) {
      const transaction = write();
      const last = await read(transaction, agentId);
      if (last) await deleteRows(transaction, last.batch.id);
      transaction.objectStore(BATCHES).delete(agentId);
      await finished(transaction);
    },
    async loadDraft(agentId) {
      const text: unknown = await result(database.transaction(DRAFTS).objectStore(DRAFTS).get(agentId));
      return typeof text === 'string' ? text : '';
    },
    async saveDraft(agentId, text) {
      const transaction = database.transaction(DRAFTS, 'readwrite');
      if (text === '') transaction.objectStore(DRAFTS).delete(agentId);
      else transaction.objectStore(DRAFTS).put(text, agentId);
      await finished(transaction);
    },
    close: () => database.close(),
  };
}

/** Batches in IndexedDB; in memory where the browser refuses one. A connection that was dropped is opened anew. */
export function createIndexedDbBatches(factory: IDBFactory | undefined): BatchStorage {
  let opening: Promise<BatchStorage> | null = null;
  async function use<T>(action: (storage: BatchStorage) => Promise<T>): Promise<T> {
    opening ??= factory
      ? open(factory).then(storageIn, () => createMemoryBatchStorage())
      : Promise.resolve(createMemoryBatchStorage());
    const storage = await opening;
    try {
      return await action(storage);
    } catch (cause) {
      // Phones drop the connection of a page that slept.
      if (await storage.isDurable()) opening = null;
      throw cause;
    }
  }
  const load = (agentId: string) => use((storage) => storage.load(agentId));
  return {
    isDurable: () => use((storage) => storage.isDurable()),
    load: (agentId) => load(agentId).catch(() => load(agentId)),
    create: (batch, rows) => use((storage) => storage.create(batch, rows)),
    update: (batch) => use((storage) => storage.update(batch)),
    move: (batchId, from, to) => use((storage) => storage.move(batchId, from, to)),
    remove: (agentId) => use((storage) => storage.remove(agentId)),
    loadDraft: (agentId) => use((storage) => storage.loadDraft(agentId)),
    saveDraft: (agentId, text) => use((storage) => storage.saveDraft(agentId, text)),
    close() {
      const last = opening;
      opening = null;
      void last?.then((storage) => {
        if (storage.close) storage.close();
        else opening ??= last;
      });
    },
  };
}

/** The batches of this device. In a sandboxed frame, reading the property already throws. */
export function deviceBatches(): BatchStorage {
  try {
    return createIndexedDbBatches((globalThis as { readonly indexedDB?: IDBFactory }).indexedDB);
  } catch {
    return createIndexedDbBatches(undefined);
  }
}
