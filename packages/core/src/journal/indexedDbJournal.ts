import { createMemoryJournal, type PurchaseJournal, parseEntries } from './journal.ts';

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

/**
 * An IndexedDB that has not answered by now never does, in ms: old WebViews have such days. Long enough for a cold or
 * busy phone, because a journal in memory is lost when the page is killed.
 */
const OPEN_TIMEOUT = 15_000;

/** Asynchronous, because a sandboxed frame throws at the mere asking. */
async function open(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (!factory) throw new Error('No IndexedDB');
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('agentId', 'agentId');
  };
  const opening = result(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('No answer'));
      opening.then((database) => database.close()).catch(() => {});
    }, OPEN_TIMEOUT);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

function journalIn(database: IDBDatabase): PurchaseJournal & { close(): void } {
  // Closes at once: an open connection would block a deletion or an upgrade of the database.
  database.onversionchange = () => database.close();
  // `strict`: complete means on the disk. Local storage would lose the last seconds when the app is killed.
  const write = () => database.transaction(STORE, 'readwrite', { durability: 'strict' });
  return {
    isDurable: async () => true,
    close: () => database.close(),
    async claim(entry, inTheWay) {
      const transaction = write();
      const store = transaction.objectStore(STORE);
      // One read-write transaction at a time, over all tabs: that is the lock between them.
      const [ofAgent, known] = await Promise.all([
        result(store.index('agentId').getAll(entry.agentId)),
        result(store.get(entry.key)),
      ]);
      const isListed = known === undefined || known.agentId === entry.agentId;
      const entries = parseEntries(isListed ? ofAgent : [...ofAgent, known]);
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
      return parseEntries(await result(store.index('agentId').getAll(agentId)));
    },
    async remove(keys) {
      const transaction = write();
      for (const key of keys) transaction.objectStore(STORE).delete(key);
      await finished(transaction);
    },
  };
}

/** One connection, open while it has users. */
interface Connection {
  /** Runs an action, and counts `user` among the users. */
  use<T>(user: object, action: (journal: PurchaseJournal) => Promise<T>): Promise<T>;
  leave(user: object): void;
}

function createConnection(factory: IDBFactory | undefined): Connection {
  const users = new Set<object>();
  let running = 0;
  let opening: Promise<PurchaseJournal> | null = null;

  function closeIfUnused(): void {
    if (users.size > 0 || running > 0 || !opening) return;
    const unused = opening;
    // In memory, closing would lose what is written there.
    void unused.then((journal) => {
      if (users.size > 0 || running > 0 || opening !== unused || !journal.close) return;
      opening = null;
      journal.close();
    });
  }
  return {
    async use(user, action) {
      users.add(user);
      running += 1;
      opening ??= open(factory).then(journalIn, () => createMemoryJournal());
      const journal = await opening;
      try {
        return await action(journal);
      } catch (cause) {
        // Phones drop the connection of a page that slept, and people clear site data: the next attempt opens it anew.
        if (await journal.isDurable()) opening = null;
        throw cause;
      } finally {
        running -= 1;
        closeIfUnused();
      }
    },
    leave(user) {
      users.delete(user);
      closeIfUnused();
    },
  };
}

function journalOver({ use, leave }: Connection): PurchaseJournal {
  const user = {};
  const read = (agentId: string) => use(user, (journal) => journal.entriesOf(agentId));
  return {
    isDurable: () => use(user, (journal) => journal.isDurable()),
    claim: (entry, inTheWay) => use(user, (journal) => journal.claim(entry, inTheWay)),
    put: (entry) => use(user, (journal) => journal.put(entry)),
    // What was left open must not be missed for a connection that the phone had dropped: reading is tried twice.
    entriesOf: (agentId) => read(agentId).catch(() => read(agentId)),
    remove: (keys) => use(user, (journal) => journal.remove(keys)),
    close: () => leave(user),
  };
}

/** The journal in IndexedDB, or in memory where the browser refuses one (private mode, sandboxed frame). */
export const createIndexedDbJournal = (factory: IDBFactory | undefined): PurchaseJournal =>
  journalOver(createConnection(factory));

/** The connections of this page: its clients share one. */
const connections = new WeakMap<IDBFactory, Connection>();

function connectionTo(factory: IDBFactory): Connection {
  const connection = connections.get(factory) ?? createConnection(factory);
  connections.set(factory, connection);
  return connection;
}

/** The journal of this device: IndexedDB, or memory where there is none. In a sandboxed frame, reading it already throws. */
export function deviceJournal(): PurchaseJournal {
  try {
    const { indexedDB } = globalThis as { readonly indexedDB?: IDBFactory };
    return indexedDB ? journalOver(connectionTo(indexedDB)) : createMemoryJournal();
  } catch {
    return createMemoryJournal();
  }
}
