import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { demoDraft } from '../testing/testPurchase.helper.ts';
import { createIndexedDbJournal } from './indexedDbJournal.ts';
import { createIntent } from './intent.ts';
import {
  createMemoryJournal,
  findDuplicate,
  type JournalEntry,
  newEntry,
  type PurchaseJournal,
} from './journal.ts';

const now = Date.parse('2026-11-21T09:41:00+01:00');
const makeIntent = (recipient = demoDraft.recipient) =>
  createIntent({ ...demoDraft, recipient }, crypto.randomUUID(), now);
const makeEntry = (change: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newEntry(makeIntent(), 'amaka', now),
  ...change,
});
const nothing = () => null;

const journals: readonly (readonly [string, () => PurchaseJournal])[] = [
  ['in memory', createMemoryJournal],
  ['in IndexedDB', () => createIndexedDbJournal(new IDBFactory())],
  ['without IndexedDB', () => createIndexedDbJournal(undefined)],
];

describe.each(journals)('a journal %s', (_, create) => {
  it('returns an entry as it was claimed and changed, until it is removed', async () => {
    const journal = create();
    const entry = makeEntry();
    expect(await journal.claim(entry, nothing)).toBeNull();
    expect(await journal.entriesOf('amaka')).toEqual([entry]);
    await journal.put({ ...entry, phase: 'sent' });
    expect(await journal.entriesOf('amaka')).toEqual([{ ...entry, phase: 'sent' }]);
    await journal.remove([entry.key]);
    expect(await journal.entriesOf('amaka')).toEqual([]);
  });

  it('returns an agent’s entries only for that agent', async () => {
    const journal = create();
    await journal.put(makeEntry());
    expect(await journal.entriesOf('bello')).toEqual([]);
  });

  it('writes nothing if a stored entry is in the way, and returns that entry', async () => {
    const journal = create();
    const first = makeEntry();
    await journal.claim(first, nothing);
    expect(await journal.claim(makeEntry(), ([earlier]) => earlier ?? null)).toEqual(first);
    expect(await journal.entriesOf('amaka')).toHaveLength(1);
  });

  it('passes a claim the entry under its own key, even if that has another agent id', async () => {
    const journal = create();
    const entry = makeEntry({ agentId: 'unnamed-1', phase: 'ended', ending: 'delivered' });
    await journal.put(entry);
    const again = { ...entry, agentId: 'amaka', phase: 'sent' as const, ending: null };
    const isOver = ({ key, phase }: JournalEntry) => key === entry.key && phase === 'ended';
    expect(await journal.claim(again, (entries) => entries.find(isOver) ?? null)).toEqual(entry);
    expect(await journal.entriesOf('unnamed-1')).toEqual([entry]);
  });

  it('accepts one of twenty concurrent claims', async () => {
    const journal = create();
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => journal.claim(makeEntry(), ([earlier]) => earlier ?? null)),
    );
    expect(claims.filter((earlier) => earlier === null)).toHaveLength(1);
    expect(await journal.entriesOf('amaka')).toHaveLength(1);
  });
});

describe('a duplicate', () => {
  const earlier = (change: Partial<JournalEntry>) => [makeEntry(change)];
  const find = (entries: JournalEntry[], at = now) => findDuplicate(entries, makeIntent(), 'amaka', at);

  it('is the same purchase that is still open, however old', () => {
    expect(find(earlier({ phase: 'journaled' }))).not.toBeNull();
    expect(find(earlier({ phase: 'sent', changedAt: 0 }))).not.toBeNull();
  });

  it('is the same purchase that was delivered less than 30 s ago, whatever the clock', () => {
    const delivered = earlier({ phase: 'ended', ending: 'delivered' });
    expect(find(delivered, now + 29_999)).not.toBeNull();
    expect(find(delivered, now + 30_000)).toBeNull();
    expect(find(delivered, now - 172_800_000)).not.toBeNull();
  });

  it.each(['failed', 'reversed', 'refused'] as const)('is not a purchase that was %s', (ending) => {
    expect(find(earlier({ phase: 'ended', ending }))).toBeNull();
  });

  it('is not another purchase, another agent’s, or the same intent', () => {
    expect(find([newEntry(makeIntent('08020000000'), 'amaka', now)])).toBeNull();
    expect(find(earlier({ agentId: 'bello' }))).toBeNull();
    const intent = makeIntent();
    expect(findDuplicate([newEntry(intent, 'amaka', now)], intent, 'amaka', now)).toBeNull();
  });
});
