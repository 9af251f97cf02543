import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { demoDraft } from '../testing/testPurchase.harness.ts';
import { indexedDbJournal } from './indexedDbJournal.ts';
import { createIntent } from './intent.ts';
import { findDuplicate, type JournalEntry, newEntry, type PurchaseJournal } from './journal.ts';

const now = Date.parse('2026-11-21T09:41:00+01:00');
const makeEntry = (): JournalEntry =>
  newEntry(createIntent(demoDraft, crypto.randomUUID(), now), 'amaka', now);
const nothing = () => null;

/** A browser whose connections a test sees and can cut. */
function watched() {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  };
  return { factory, connections };
}

/** Every change that goes through a connection from now on: how safe it is to be, and whether it is. */
function changesThrough(connection: IDBDatabase, onBegin = (_: IDBTransaction): void => {}) {
  const changes: { durability: string; isOnDisk: boolean }[] = [];
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
  return changes;
}

describe('the journal in IndexedDB', () => {
  it('survives its page, and is durable', async () => {
    const factory = new IDBFactory();
    const entry = makeEntry();
    await indexedDbJournal(factory).put(entry);
    const reopened = indexedDbJournal(factory);
    expect(await reopened.entriesOf('amaka')).toEqual([entry]);
    expect(await reopened.isDurable()).toBe(true);
  });

  // The purchase leaves when these resolve: an app that is killed right after must find what it had written.
  const writing: readonly (readonly [string, (journal: PurchaseJournal) => Promise<unknown>])[] = [
    ['claim', (journal) => journal.claim(makeEntry(), nothing)],
    ['put', (journal) => journal.put(makeEntry())],
    ['remove', (journal) => journal.remove([crypto.randomUUID()])],
  ];
  it.each(writing)('has every change on the disk when it says so: %s', async (_, write) => {
    const { factory, connections } = watched();
    const journal = indexedDbJournal(factory);
    await journal.isDurable();
    const changes = changesThrough(connections[0] as IDBDatabase);
    await write(journal);
    expect(changes).toEqual([{ durability: 'strict', isOnDisk: true }]);
  });

  it.each(writing)('says so where the disk takes no more: %s', async (_, write) => {
    const { factory, connections } = watched();
    const journal = indexedDbJournal(factory);
    await journal.isDurable();
    changesThrough(connections[0] as IDBDatabase, (transaction) => queueMicrotask(() => transaction.abort()));
    expect(
      await write(journal).then(
        () => 'written',
        () => 'not written',
      ),
    ).toBe('not written');
  });

  it('lets one of two tabs through that claim the same sale at once', async () => {
    const factory = new IDBFactory();
    const tabs = [indexedDbJournal(factory), indexedDbJournal(factory)];
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

  it('sees past the junk that stands beside its entries', async () => {
    const factory = new IDBFactory();
    const journal = indexedDbJournal(factory);
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

  it('keeps no token, no pin and nothing else that is worth stealing', async () => {
    const [entry] = await (async () => {
      const journal = indexedDbJournal(new IDBFactory());
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
  it.each(blocked)('falls back to memory where opening %s, and says so', async (_, factory) => {
    const journal = indexedDbJournal(factory);
    const entry = makeEntry();
    expect(await journal.claim(entry, nothing)).toBeNull();
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
    expect(await journal.isDurable()).toBe(false);
  });

  it('opens anew after the browser dropped the connection', async () => {
    const { factory, connections } = watched();
    const journal = indexedDbJournal(factory);
    const entry = makeEntry();
    await journal.put(entry);
    connections[0]?.close();
    await expect(journal.put(makeEntry())).rejects.toThrow();
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
    expect(connections).toHaveLength(2);
  });

  it('finds what was left open although the browser dropped the connection', async () => {
    const { factory, connections } = watched();
    const journal = indexedDbJournal(factory);
    const entry = makeEntry();
    await journal.put(entry);
    connections[0]?.close();
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
  });
});
