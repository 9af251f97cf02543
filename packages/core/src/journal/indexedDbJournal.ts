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

/** Asynchronous, because a sandboxed frame throws at the mere asking. */
async function open(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (!factory) throw new Error('No IndexedDB');
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('agentId', 'agentId');
  };
  return result(request);
}

function journalIn(database: IDBDatabase): PurchaseJournal {
  // Closes at once: an open connection would block a deletion or an upgrade of the database.
  database.onversionchange = () => database.close();
  // `strict`: complete means on the disk. Local storage would lose the last seconds when the app is killed.
  const write = () => database.transaction(STORE, 'readwrite', { durability: 'strict' });
  return {
    isDurable: async () => true,
    async claim(entry, inTheWay) {
      const transaction = write();
      const store = transaction.objectStore(STORE);
      // One read-write transaction at a time, over all tabs: that is the lock between them.
      const [ofAgent, known] = await Promise.all([
        result(store.index('agentId').getAll(entry.agentId)),
        result(store.get(entry.key)),
      ]);
      const isListed = known === undefined || known.agentId === entry.agentId;
      const entries = readEntries(isListed ? ofAgent : [...ofAgent, known]);
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
  async function use<T>(action: (journal: PurchaseJournal) => Promise<T>): Promise<T> {
    opening ??= open(factory).then(journalIn, () => memoryJournal());
    const journal = await opening;
    try {
      return await action(journal);
    } catch (cause) {
      // Phones drop the connection of a page that slept, and people clear site data: the next attempt opens it anew.
      if (await journal.isDurable()) opening = null;
      throw cause;
    }
  }
  const read = (agentId: string) => use((journal) => journal.entriesOf(agentId));
  return {
    isDurable: () => use((journal) => journal.isDurable()),
    claim: (entry, inTheWay) => use((journal) => journal.claim(entry, inTheWay)),
    put: (entry) => use((journal) => journal.put(entry)),
    // What was left open must not be missed for a connection that the phone had dropped: reading is tried twice.
    entriesOf: (agentId) => read(agentId).catch(() => read(agentId)),
    remove: (keys) => use((journal) => journal.remove(keys)),
  };
}

/** The journal of this device: IndexedDB, or memory where there is none. In a sandboxed frame, reading it already throws. */
export function deviceJournal(): PurchaseJournal {
  try {
    return indexedDbJournal((globalThis as { readonly indexedDB?: IDBFactory }).indexedDB);
  } catch {
    return indexedDbJournal(undefined);
  }
}
