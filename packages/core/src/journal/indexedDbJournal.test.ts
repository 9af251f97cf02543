import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseTimeout } from '../shared/database/inDatabase.ts';
import { outcomeInTime, silentDatabases } from '../shared/database/silentDatabases.helper.ts';
import { demoDraft } from '../testing/testPurchase.helper.ts';
import { createIndexedDbJournal, deviceJournal } from './indexedDbJournal.ts';
import { createIntent } from './intent.ts';
import { findDuplicate, type JournalEntry, newEntry, type PurchaseJournal } from './journal.ts';

const now = Date.parse('2026-11-21T09:41:00+01:00');
const makeEntry = (): JournalEntry =>
  newEntry(createIntent(demoDraft, crypto.randomUUID(), now), 'amaka', now);
const nothing = () => null;

/** Creates a browser whose connections the test can inspect. */
function watched(onConnect = (_: IDBDatabase): void => {}) {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => {
      connections.push(request.result);
      onConnect(request.result);
    });
    return request;
  };
  return { factory, connections };
}

/** The connections that are still open. */
const openOnes = (connections: readonly IDBDatabase[]) =>
  connections.filter((connection) => {
    try {
      connection.transaction('journal');
      return true;
    } catch {
      return false;
    }
  });

/** Creates a browser that records each transaction: its durability, and whether it has completed. */
function watchedChanges(onBegin = (_: IDBTransaction): void => {}) {
  const changes: { durability: string; isOnDisk: boolean }[] = [];
  const { factory } = watched((connection) => {
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...args) => {
      const transaction = begin(...args);
      const change = { durability: transaction.durability, isOnDisk: false };
      changes.push(change);
      transaction.addEventListener('complete', () => {
        change.isOnDisk = true;
      });
      onBegin(transaction);
      return transaction;
    };
  });
  return { factory, changes };
}

// The purchase is sent once these resolve: an app that is killed right after must find the entry again.
const writing: readonly (readonly [string, (journal: PurchaseJournal) => Promise<unknown>])[] = [
  ['claim', (journal) => journal.claim(makeEntry(), nothing)],
  ['put', (journal) => journal.put(makeEntry())],
  ['remove', (journal) => journal.remove([crypto.randomUUID()])],
];

describe('the journal in IndexedDB', () => {
  it('keeps its entries when the page closes, and is durable', async () => {
    const factory = new IDBFactory();
    const entry = makeEntry();
    await createIndexedDbJournal(factory).put(entry);
    const reopened = createIndexedDbJournal(factory);
    expect(await reopened.entriesOf('amaka')).toEqual([entry]);
    expect(await reopened.isDurable()).toBe(true);
  });

  it.each(writing)('resolves only after the change is on disk: %s', async (_, write) => {
    const { factory, changes } = watchedChanges();
    await write(createIndexedDbJournal(factory));
    expect(changes).toEqual([{ durability: 'strict', isOnDisk: true }]);
  });

  it.each(writing)('rejects if the transaction is aborted: %s', async (_, write) => {
    const { factory } = watchedChanges((transaction) => queueMicrotask(() => transaction.abort()));
    expect(
      await write(createIndexedDbJournal(factory)).then(
        () => 'written',
        () => 'not written',
      ),
    ).toBe('not written');
  });

  it('accepts one of many concurrent claims of the same purchase in two tabs', async () => {
    const factory = new IDBFactory();
    const tabs = [createIndexedDbJournal(factory), createIndexedDbJournal(factory)];
    const claims = await Promise.all(
      tabs.flatMap((tab) =>
        Array.from({ length: 10 }, () => {
          const entry = makeEntry();
          return tab.claim(entry, (entries) => findDuplicate(entries, entry.intent, 'amaka', now));
        }),
      ),
    );
    expect(claims.filter((earlier) => earlier === null)).toHaveLength(1);
  });

  it('ignores invalid entries', async () => {
    const factory = new IDBFactory();
    const journal = createIndexedDbJournal(factory);
    const entry = makeEntry();
    await journal.put(entry);
    const { intent } = makeEntry();
    const junk: unknown[] = [
      { key: 'a', agentId: 'amaka' },
      { key: 'b', agentId: 'amaka', intent: null, phase: 'sent' },
      { ...makeEntry(), phase: 'paid' },
      { ...makeEntry(), key: crypto.randomUUID() },
      { ...makeEntry(), intent: { ...intent, draft: { ...intent.draft, price: 0.5 } } },
      ...[1e15, Number.NaN, '456'].map((price) => {
        const odd = makeEntry();
        return { ...odd, intent: { ...odd.intent, draft: { ...odd.intent.draft, price } } };
      }),
    ];
    for (const line of junk) await journal.put(line as JournalEntry);
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
    expect(await journal.claim(makeEntry(), (entries) => entries[0] ?? null)).toEqual(entry);
  });

  it('stores only the fields of an entry, and no token or PIN', async () => {
    const [entry] = await (async () => {
      const journal = createIndexedDbJournal(new IDBFactory());
      await journal.put(makeEntry());
      return journal.entriesOf('amaka');
    })();
    expect(Object.keys(entry ?? {}).sort()).toEqual(
      ['agentId', 'changedAt', 'ending', 'fingerprint', 'intent', 'key', 'phase'].sort(),
    );
  });

  const blocked: readonly (readonly [string, IDBFactory])[] = [
    [
      'throws at the asking, as in a sandboxed frame',
      {
        open() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      } as unknown as IDBFactory,
    ],
    [
      'fails, as in private mode',
      {
        open() {
          const request = { error: new DOMException('No', 'InvalidStateError') } as IDBOpenDBRequest;
          queueMicrotask(() => request.onerror?.(new Event('error')));
          return request;
        },
      } as unknown as IDBFactory,
    ],
  ];
  it.each(blocked)('falls back to memory if opening %s, and is then not durable', async (_, factory) => {
    const journal = createIndexedDbJournal(factory);
    const entry = makeEntry();
    expect(await journal.claim(entry, nothing)).toBeNull();
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
    expect(await journal.isDurable()).toBe(false);
  });

  it('closes its connections after use', async () => {
    const { factory, connections } = watched();
    vi.stubGlobal('indexedDB', factory);
    const journals = Array.from({ length: 10 }, () => deviceJournal());
    await Promise.all(journals.map((journal) => journal.entriesOf('amaka')));
    await vi.waitFor(() => expect(openOnes(connections)).toEqual([]));
    vi.unstubAllGlobals();
  });

  it('is one journal in memory for all clients of a page if the browser refuses a database', async () => {
    const factory = {
      open() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    vi.stubGlobal('indexedDB', factory);
    const entry = makeEntry();
    await deviceJournal().put(entry);
    expect(await deviceJournal().entriesOf('amaka')).toEqual([entry]);
    vi.unstubAllGlobals();
  });
});

describe('an IndexedDB that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const entry = makeEntry();
  const uses: readonly (readonly [string, (journal: PurchaseJournal) => Promise<unknown>])[] = [
    ...writing,
    ['entriesOf', (journal) => journal.entriesOf('amaka')],
  ];
  const cases = Object.entries(silentDatabases).flatMap(([silent, create]) =>
    uses.map(([name, use]) => [name, silent, create, use] as const),
  );

  it.each(cases)('rejects %s if it %s', async (_, __, create, use) => {
    expect(await outcomeInTime(use(createIndexedDbJournal(create())))).toBeInstanceOf(DatabaseTimeout);
  });

  it('still counts as durable', async () => {
    expect(await outcomeInTime(createIndexedDbJournal(silentDatabases['never opens']()).isDurable())).toBe(
      true,
    );
  });

  it('is opened again by the next use', async () => {
    const factory = new IDBFactory();
    const open = factory.open.bind(factory);
    factory.open = () => ({}) as IDBOpenDBRequest;
    const journal = createIndexedDbJournal(factory);
    expect(await outcomeInTime(journal.put(entry))).toBeInstanceOf(DatabaseTimeout);
    factory.open = open;
    await outcomeInTime(journal.put(entry));
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
  });
});
