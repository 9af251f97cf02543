import { describe, expect, it, vi } from 'vitest';
import { demoUser } from '../contract/demo/agent.ts';
import { createIntent } from '../journal/intent.ts';
import { createMemoryJournal, type JournalEntry } from '../journal/journal.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { ok } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import { createPurchases } from './purchases.ts';

const makeIntent = () => createIntent(demoDraft, crypto.randomUUID(), Date.now());
const pending = {
  purchase: ({ body }: { body: { reference: string } }) => ok(purchaseOf(body.reference, 'pending')),
};
const delivering = {
  purchase: ({ body }: { body: { reference: string } }) => ok(purchaseOf(body.reference)),
};

describe('the purchase registry', () => {
  it('has no agent and begins nothing while no agent is signed in', async () => {
    const { client, purchases } = createTestPurchase(delivering);
    await client.session?.logout();
    expect(client.getStore(createPurchases).agent.peek()).toBeNull();
    expect(await client.getStore(createPurchases).journalAndSend(makeIntent(), true)).toEqual({
      kind: 'not-journaled',
    });
    expect(purchases()).toHaveLength(0);
  });

  it('follows an entry once, however often it is asked to', async () => {
    const { client } = createTestPurchase(pending);
    const begun = await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    if (begun.kind !== 'following') throw new Error('Not begun');
    expect(client.getStore(createPurchases).follow(begun.tracker.entry)).toBe(begun.tracker);
    await client.getStore(createPurchases).resume('amaka');
    expect(client.getStore(createPurchases).trackers.peek()).toEqual([begun.tracker]);
    client.dispose();
  });

  it('locks a purchase from before it is journaled until it has ended', async () => {
    const journal = createMemoryJournal();
    const held: boolean[] = [];
    const locks = new Set<string>();
    const watched = {
      ...journal,
      claim: (...args: Parameters<typeof journal.claim>) => {
        held.push(locks.has(args[0].key));
        return journal.claim(...args);
      },
    };
    const { client } = createTestPurchase(delivering, { platform: { journal: watched, locks } });
    await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    expect(held).toEqual([true]);
    await vi.waitFor(() => expect(locks.size).toBe(0));
  });

  it('has no wake listener once every purchase has ended', async () => {
    const listening = new Set<() => void>();
    const onWake = (listener: () => void) => {
      listening.add(listener);
      return () => void listening.delete(listener);
    };
    const { client } = createTestPurchase(delivering, { platform: { onWake } });
    await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    expect(listening.size).toBeGreaterThan(0);
    await vi.waitFor(() => expect(listening.size).toBe(0));
  });

  it('releases the lock of a purchase that it did not begin', async () => {
    const { client, platform } = createTestPurchase(pending);
    await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    expect(await client.getStore(createPurchases).journalAndSend(makeIntent(), false)).toMatchObject({
      kind: 'duplicate',
    });
    expect(platform.locks.size).toBe(1);
    client.dispose();
  });

  it('keeps an ended purchase until it is dismissed, and follows an open one even then', async () => {
    const { client } = createTestPurchase(pending);
    const begun = await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    if (begun.kind !== 'following') throw new Error('Not begun');
    client.getStore(createPurchases).dismiss(begun.tracker);
    expect(client.getStore(createPurchases).isDismissed(begun.tracker)).toBe(true);
    expect(client.getStore(createPurchases).trackers.peek()).toEqual([begun.tracker]);
    client.dispose();
    const other = createTestPurchase(delivering);
    const done = await other.client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    if (done.kind !== 'following') throw new Error('Not begun');
    await vi.waitFor(() => expect(done.tracker.state.peek().step).toBe('delivered'));
    expect(other.client.getStore(createPurchases).trackers.peek()).toEqual([done.tracker]);
    other.client.getStore(createPurchases).dismiss(done.tracker);
    expect(other.client.getStore(createPurchases).trackers.peek()).toEqual([]);
  });

  it('keeps a purchase that ends after it was dismissed, so that the page can show its result', async () => {
    let status = 'pending';
    const { client } = createTestPurchase({
      purchase: ({ body }) => ok(purchaseOf(body.reference, status), { status: 202 }),
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', status)),
    });
    const registry = client.getStore(createPurchases);
    const begun = await registry.journalAndSend(makeIntent(), false);
    if (begun.kind !== 'following') throw new Error('Not begun');
    registry.dismiss(begun.tracker);
    await vi.waitFor(() => expect(begun.tracker.state.peek().step).toBe('processing'));
    status = 'delivered';
    begun.tracker.requeryNow();
    await vi.waitFor(() => expect(begun.tracker.state.peek().step).toBe('delivered'));
    expect(registry.trackers.peek()).toEqual([begun.tracker]);
    registry.dismiss(begun.tracker);
    expect(registry.trackers.peek()).toEqual([]);
  });

  it('does not resume a purchase that this tab is journaling', async () => {
    const kept = createMemoryJournal();
    let read = () => {};
    const asked = new Promise<void>((resolve) => {
      read = resolve;
    });
    const journal = {
      ...kept,
      entriesOf: async (agentId: string) => {
        await asked;
        return kept.entriesOf(agentId);
      },
      put: async (entry: JournalEntry) => {
        read();
        await new Promise(setImmediate);
        return kept.put(entry);
      },
    };
    const { client, purchases } = createTestPurchase(delivering, { platform: { journal } });
    const begun = await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    expect(begun).toMatchObject({ kind: 'following', tracker: { isResumed: false } });
    await vi.waitFor(() => expect(purchases()).toHaveLength(1));
  });

  it('finds a purchase that began before the server named the agent', async () => {
    const journal = createMemoryJournal();
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'a-token', user: null });
    let tell = () => {};
    const named = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const first = createTestPurchase(
      { ...pending, user: () => named.then(() => ok(demoUser)) },
      { platform: { journal, sessionStorage } },
    );
    const begun = await first.client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    if (begun.kind !== 'following') throw new Error('Not begun');
    expect(begun.tracker.entry.agentId).toMatch(/^unnamed-/);
    tell();
    await vi.waitFor(async () => expect(await journal.entriesOf('amaka')).toHaveLength(1));
    first.client.dispose();
    const next = createTestPurchase(pending, { platform: { journal } }).client.getStore(createPurchases);
    await vi.waitFor(() =>
      expect(next.trackers.peek().map(({ entry }) => entry.key)).toEqual([begun.tracker.entry.key]),
    );
  });

  it('does not reopen a purchase that another tab ended before the server named the agent', async () => {
    const journal = createMemoryJournal();
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'a-token', user: null });
    let name: () => void = () => {};
    const named = new Promise<void>((resolve) => {
      name = resolve;
    });
    const { client } = createTestPurchase(
      { ...pending, user: () => named.then(() => ok(demoUser)) },
      { platform: { journal, sessionStorage, onJournalChange: () => () => {} } },
    );
    const begun = await client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    if (begun.kind !== 'following') throw new Error('Not begun');
    const ended: JournalEntry = { ...begun.tracker.entry, phase: 'ended', ending: 'delivered' };
    await journal.put(ended);
    name();
    await vi.waitFor(() => expect(begun.tracker.entry.agentId).toBe('amaka'));
    expect(await journal.entriesOf(ended.agentId)).toEqual([ended]);
    client.dispose();
  });

  it('returns whether its journal is durable', async () => {
    const { client } = createTestPurchase({});
    expect(await client.getStore(createPurchases).isDurable()).toBe(false);
  });

  it('resumes nothing from a journal that can’t be read, and still sells', async () => {
    const journal = { ...createMemoryJournal(), entriesOf: () => Promise.reject(new Error('Broken')) };
    const { client } = createTestPurchase(delivering, { platform: { journal } });
    expect(await client.getStore(createPurchases).journalAndSend(makeIntent(), false)).toMatchObject({
      kind: 'following',
    });
  });

  it('drops the entries of one agent if another has signed in while they were read', async () => {
    const kept = createMemoryJournal();
    let read: () => void = () => {};
    const journal = {
      ...kept,
      async entriesOf(agentId: string) {
        if (agentId === 'amaka') {
          await new Promise<void>((resolve) => {
            read = resolve;
          });
        }
        return kept.entriesOf(agentId);
      },
    };
    const other = createTestPurchase(pending, { platform: { journal: kept } });
    await other.client.getStore(createPurchases).journalAndSend(makeIntent(), false);
    other.client.dispose();
    const { client } = createTestPurchase(
      {
        login: () => ok({ user: { username: 'bello' }, authorization: { token: 'bello-token' } }),
        user: ({ token }) => ok({ username: token === 'bello-token' ? 'bello' : 'amaka' }),
      },
      { platform: { journal } },
    );
    await client.session?.login({ username: 'bello', password: 'x' });
    read();
    await new Promise(setImmediate);
    expect(client.getStore(createPurchases).agent.peek()).toBe('bello');
    expect(client.getStore(createPurchases).trackers.peek()).toEqual([]);
  });
});
