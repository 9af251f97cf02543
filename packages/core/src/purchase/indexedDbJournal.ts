import { memoryJournal, type PurchaseJournal, readEntries } from './journal.ts';

const DATABASE = 'oja-purchases';
const STORE = 'journal';

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
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('agentId', 'agentId');
  };
  return result(request);
}

function journalIn(database: IDBDatabase): PurchaseJournal {
  // `strict`: complete means on the disk. Local storage would lose the last seconds when the app is killed.
  const write = () => database.transaction(STORE, 'readwrite', { durability: 'strict' });
  return {
    isDurable: async () => true,
    async claim(entry, inTheWay) {
      const transaction = write();
      const store = transaction.objectStore(STORE);
      // One read-write transaction at a time, over all tabs: that is the lock between them.
      const entries = readEntries(await result(store.index('agentId').getAll(entry.agentId)));
      const earlier = inTheWay(entries);
      if (!earlier) store.put(entry);
      await finished(transaction);
      return earlier;
    },
    async put(entry) {
      const transaction = write();
      transaction.objectStore(STORE).put(entry);
      await finished(transaction);
    },
    async entriesOf(agentId) {
      const store = database.transaction(STORE).objectStore(STORE);
      return readEntries(await result(store.index('agentId').getAll(agentId)));
    },
    async remove(keys) {
      const transaction = write();
      for (const key of keys) transaction.objectStore(STORE).delete(key);
      await finished(transaction);
    },
  };
}

/** The journal in IndexedDB, or in memory where the browser refuses one (private mode, sandboxed frame). */
export function indexedDbJournal(factory: IDBFactory | undefined): PurchaseJournal {
  let opening: Promise<PurchaseJournal> | null = null;
  const journal = () => {
    opening ??= (factory ? open(factory).then(journalIn) : Promise.reject(new Error('No IndexedDB'))).catch(
      () => memoryJournal(),
    );
    return opening;
  };
  return {
    isDurable: async () => (await journal()).isDurable(),
    claim: async (entry, inTheWay) => (await journal()).claim(entry, inTheWay),
    put: async (entry) => (await journal()).put(entry),
    entriesOf: async (agentId) => (await journal()).entriesOf(agentId),
    remove: async (keys) => (await journal()).remove(keys),
  };
}
