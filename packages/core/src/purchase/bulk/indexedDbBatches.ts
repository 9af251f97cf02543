import { createDatabase } from '../../shared/database/database.ts';
import { findIndexedDb } from '../../shared/database/findIndexedDb.ts';
import { type Access, resultOf } from '../../shared/database/inDatabase.ts';
import { type BatchRow, parseBatch, type StoredBatch } from './batch.ts';
import { type BatchStorage, createMemoryBatchStorage, isSameRow, mayReplaceBatch } from './batchStorage.ts';

const BATCHES = 'batches';
const ROWS = 'rows';
const DRAFTS = 'drafts';

function create(database: IDBDatabase): void {
  database.createObjectStore(BATCHES, { keyPath: 'agentId' });
  const rows = database.createObjectStore(ROWS, { keyPath: ['batchId', 'line'] });
  rows.createIndex('batchId', 'batchId');
  database.createObjectStore(DRAFTS);
}

async function deleteRows(transaction: IDBTransaction, batchId: string): Promise<void> {
  const rows = transaction.objectStore(ROWS);
  for (const key of await resultOf(rows.index('batchId').getAllKeys(batchId))) rows.delete(key);
}

async function read(transaction: IDBTransaction, agentId: string): Promise<StoredBatch | null> {
  const batch: unknown = await resultOf(transaction.objectStore(BATCHES).get(agentId));
  const id = typeof batch === 'object' && batch !== null && 'id' in batch ? batch.id : null;
  if (typeof id !== 'string') return null;
  return parseBatch(batch, await resultOf(transaction.objectStore(ROWS).index('batchId').getAll(id)));
}

function storageIn(access: Access): BatchStorage {
  const write = <T>(action: (transaction: IDBTransaction) => Promise<T>, more: readonly string[] = []) =>
    access('readwrite', [BATCHES, ROWS, ...more], action);
  const load = (agentId: string) =>
    access('readonly', [BATCHES, ROWS], (transaction) => read(transaction, agentId));
  return {
    isDurable: async () => true,
    // Retries once, so that an open batch is found even if the phone fails to answer the first read.
    load: (agentId) => load(agentId).catch(() => load(agentId)),
    create: (batch, rows) =>
      write(
        async (transaction) => {
          const last = await read(transaction, batch.agentId);
          const isFree = mayReplaceBatch(last, batch);
          if (isFree) {
            if (last) await deleteRows(transaction, last.batch.id);
            transaction.objectStore(BATCHES).put(batch);
            for (const row of rows) transaction.objectStore(ROWS).put({ ...row, batchId: batch.id });
            transaction.objectStore(DRAFTS).delete(batch.agentId);
          }
          return isFree;
        },
        [DRAFTS],
      ),
    update: (batch) =>
      write(async (transaction) => {
        transaction.objectStore(BATCHES).put(batch);
      }),
    move: (batchId, from, to) =>
      // IndexedDB runs one read-write transaction at a time, across all tabs: of two tabs that sell one row, only one succeeds.
      write(async (transaction) => {
        const store = transaction.objectStore(ROWS);
        const stands: BatchRow | undefined = await resultOf(store.get([batchId, from.line]));
        const isThere = isSameRow(stands, from);
        if (isThere) store.put({ ...to, batchId });
        return isThere;
      }),
    remove: (agentId) =>
      write(async (transaction) => {
        const last = await read(transaction, agentId);
        if (last) await deleteRows(transaction, last.batch.id);
        transaction.objectStore(BATCHES).delete(agentId);
      }),
    loadDraft: (agentId) =>
      access('readonly', DRAFTS, async (transaction) => {
        const text: unknown = await resultOf(transaction.objectStore(DRAFTS).get(agentId));
        return typeof text === 'string' ? text : '';
      }),
    saveDraft: (agentId, text) =>
      access('readwrite', DRAFTS, async (transaction) => {
        if (text === '') transaction.objectStore(DRAFTS).delete(agentId);
        else transaction.objectStore(DRAFTS).put(text, agentId);
      }),
  };
}

/**
 * Stores batches in IndexedDB, or in memory if the browser refuses a database. If IndexedDB does not answer within
 * `DATABASE_DEADLINE`, each method rejects, so that no batch begins that could be lost.
 */
export function createIndexedDbBatches(factory: IDBFactory | undefined): BatchStorage {
  if (!factory) return createMemoryBatchStorage();
  const { access, orElse } = createDatabase({ factory, name: 'oja-batches', create });
  const durable = storageIn(access);
  const use = orElse(durable, createMemoryBatchStorage());
  return {
    isDurable: () =>
      use(async (storage) => {
        await storage.loadDraft('');
        return storage === durable;
        // A database that does not answer still counts as durable: a batch that it does not confirm is not sold.
      }).catch(() => true),
    load: (agentId) => use((storage) => storage.load(agentId)),
    create: (batch, rows) => use((storage) => storage.create(batch, rows)),
    update: (batch) => use((storage) => storage.update(batch)),
    move: (batchId, from, to) => use((storage) => storage.move(batchId, from, to)),
    remove: (agentId) => use((storage) => storage.remove(agentId)),
    loadDraft: (agentId) => use((storage) => storage.loadDraft(agentId)),
    saveDraft: (agentId, text) => use((storage) => storage.saveDraft(agentId, text)),
  };
}

/** The batches of this device. */
export const deviceBatches = (): BatchStorage => createIndexedDbBatches(findIndexedDb());
