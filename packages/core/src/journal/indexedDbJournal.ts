import { type Connection, createConnection } from '../database/connection.ts';
import { resultOf } from '../database/database.ts';
import { createMemoryJournal, type PurchaseJournal, parseEntries } from './journal.ts';

const DATABASE = 'oja-purchases';
const STORE = 'journal';

function createStore(database: IDBDatabase): void {
  database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('agentId', 'agentId');
}

function journalIn({ transact }: Connection): PurchaseJournal {
  return {
    isDurable: async () => true,
    claim: (entry, inTheWay) =>
      // One read-write transaction at a time, over all tabs: that is the lock between them.
      transact('readwrite', STORE, async (transaction) => {
        const store = transaction.objectStore(STORE);
        const [ofAgent, known] = await Promise.all([
          resultOf(store.index('agentId').getAll(entry.agentId)),
          resultOf(store.get(entry.key)),
        ]);
        const isListed = known === undefined || known.agentId === entry.agentId;
        const entries = parseEntries(isListed ? ofAgent : [...ofAgent, known]);
        const earlier = inTheWay(entries);
        if (!earlier) store.put(entry);
        return earlier;
      }),
    put: (entry) =>
      transact('readwrite', STORE, async (transaction) => {
        transaction.objectStore(STORE).put(entry);
      }),
    entriesOf: (agentId) =>
      transact('readonly', STORE, async (transaction) =>
        parseEntries(await resultOf(transaction.objectStore(STORE).index('agentId').getAll(agentId))),
      ),
    remove: (keys) =>
      transact(
        'readwrite',
        STORE,
        async (transaction) => {
          for (const key of keys) transaction.objectStore(STORE).delete(key);
        },
        true,
      ),
  };
}

/** One journal, whose connection is open while it has users. */
interface SharedJournal {
  /** Runs an action, and counts `user` among the users. */
  use<T>(user: object, action: (journal: PurchaseJournal) => Promise<T>): Promise<T>;
  leave(user: object): void;
}

function createSharedJournal(factory: IDBFactory | undefined): SharedJournal {
  const users = new Set<object>();
  let running = 0;
  const connection = createConnection(factory, DATABASE, createStore);
  const durable = journalIn(connection);
  const memory = createMemoryJournal();

  function closeIfUnused(): void {
    if (users.size === 0 && running === 0) connection.close();
  }
  return {
    async use(user, action) {
      users.add(user);
      running += 1;
      try {
        return await action((await connection.isAllowed()) ? durable : memory);
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

function journalOver({ use, leave }: SharedJournal): PurchaseJournal {
  const user = {};
  const read = (agentId: string) => use(user, (journal) => journal.entriesOf(agentId));
  return {
    // One that does not answer now keeps nothing that is lost: what it does not confirm is not sent.
    isDurable: () => use(user, (journal) => journal.isDurable()).catch(() => true),
    claim: (entry, inTheWay) => use(user, (journal) => journal.claim(entry, inTheWay)),
    put: (entry) => use(user, (journal) => journal.put(entry)),
    // What was left open must not be missed for a connection that the phone had dropped: reading is tried twice.
    entriesOf: (agentId) => read(agentId).catch(() => read(agentId)),
    remove: (keys) => use(user, (journal) => journal.remove(keys)),
    close: () => leave(user),
  };
}

/**
 * The journal in IndexedDB, or in memory where the browser refuses one (private mode, sandboxed frame). Where it does not
 * answer (`DATABASE_DEADLINE`), each method rejects, and nothing is sold: sales of earlier visits may stand there.
 */
export const createIndexedDbJournal = (factory: IDBFactory | undefined): PurchaseJournal =>
  journalOver(createSharedJournal(factory));

/** The journals of this page: its clients share one. */
const journals = new WeakMap<IDBFactory, SharedJournal>();

function journalOf(factory: IDBFactory): SharedJournal {
  const journal = journals.get(factory) ?? createSharedJournal(factory);
  journals.set(factory, journal);
  return journal;
}

/** The journal of this device: IndexedDB, or memory where there is none. In a sandboxed frame, reading it already throws. */
export function deviceJournal(): PurchaseJournal {
  try {
    const { indexedDB } = globalThis as { readonly indexedDB?: IDBFactory };
    return indexedDB ? journalOver(journalOf(indexedDB)) : createMemoryJournal();
  } catch {
    return createMemoryJournal();
  }
}
