import { createDatabase } from '../shared/database/database.ts';
import { findIndexedDb } from '../shared/database/findIndexedDb.ts';
import { type Access, resultOf } from '../shared/database/inDatabase.ts';
import { createMemoryJournal, type PurchaseJournal, parseEntries } from './journal.ts';

const STORE = 'journal';

type Entries = Omit<PurchaseJournal, 'isDurable'>;

function entriesIn(access: Access): Entries {
  return {
    claim: (entry, inTheWay) =>
      // The lock between tabs: IndexedDB runs one read-write transaction at a time, across all tabs.
      access('readwrite', STORE, async (transaction) => {
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
      access('readwrite', STORE, async (transaction) => {
        transaction.objectStore(STORE).put(entry);
      }),
    entriesOf: (agentId) =>
      access('readonly', STORE, async (transaction) =>
        parseEntries(await resultOf(transaction.objectStore(STORE).index('agentId').getAll(agentId))),
      ),
    remove: (keys) =>
      access(
        'readwrite',
        STORE,
        async (transaction) => {
          for (const key of keys) transaction.objectStore(STORE).delete(key);
        },
        true,
      ),
  };
}

/**
 * Creates the journal in IndexedDB, or in memory if the browser refuses a database (private mode, sandboxed frame). If
 * IndexedDB does not answer within `DATABASE_DEADLINE`, each method rejects and nothing is sold, because it may hold
 * purchases of earlier visits.
 */
export function createIndexedDbJournal(factory: IDBFactory | undefined): PurchaseJournal {
  if (!factory) return createMemoryJournal();
  const { access, orElse } = createDatabase({
    factory,
    name: 'oja-purchases',
    create(database) {
      database.createObjectStore(STORE, { keyPath: 'key' }).createIndex('agentId', 'agentId');
    },
  });
  const durable = entriesIn(access);
  const use = orElse(durable, createMemoryJournal());
  const read = (agentId: string) => use((journal) => journal.entriesOf(agentId));
  return {
    isDurable: () =>
      use((journal) => journal.entriesOf('').then(() => journal === durable))
        // A database that does not answer still counts as durable: a purchase that it does not confirm is not sent.
        .catch(() => true),
    claim: (entry, inTheWay) => use((journal) => journal.claim(entry, inTheWay)),
    put: (entry) => use((journal) => journal.put(entry)),
    // Retries once, so that open purchases are found even if the phone fails to answer the first read.
    entriesOf: (agentId) => read(agentId).catch(() => read(agentId)),
    remove: (keys) => use((journal) => journal.remove(keys)),
  };
}

/** The journals of this page. All its clients share one, including the one in memory. */
const journals = new WeakMap<IDBFactory, PurchaseJournal>();

/** The journal of this device: in IndexedDB, or in memory if the browser has no IndexedDB. */
export function deviceJournal(): PurchaseJournal {
  const factory = findIndexedDb();
  if (!factory) return createMemoryJournal();
  const journal = journals.get(factory) ?? createIndexedDbJournal(factory);
  journals.set(factory, journal);
  return journal;
}
