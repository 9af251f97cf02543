import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIntent } from '../../journal/intent.ts';
import {
  createMemoryJournal,
  type JournalEntry,
  newEntry,
  type PurchaseJournal,
} from '../../journal/journal.ts';
import { type Answers, lost, ok, refuse, silent } from '../../testing/fakeServer.ts';
import {
  createTestPurchase,
  demoDraft,
  purchaseOf,
  type WirePurchase,
} from '../../testing/testPurchase.helper.ts';
import { createPurchases } from '../purchases.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('after a restart', () => {
  /** Creates a journal with one entry of an earlier run of the app. */
  async function left(change: Partial<JournalEntry> = {}) {
    const journal = createMemoryJournal();
    const intent = createIntent(demoDraft, crypto.randomUUID(), Date.now());
    const entry: JournalEntry = { ...newEntry(intent, 'amaka', Date.now()), phase: 'sent', ...change };
    await journal.put(entry);
    return { journal, entry };
  }
  const restart = (
    journal: PurchaseJournal,
    answers: Answers = {},
    more: Parameters<typeof createTestPurchase>[1] = {},
  ) => createTestPurchase(answers, { ...more, platform: { journal, ...more.platform } });
  const found: Answers = { transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '')) };

  it('a purchase that was journaled and never sent is not charged, without a requery', async () => {
    const { journal } = await left({ phase: 'journaled' });
    const setup = restart(journal);
    await pass(10);
    expect(setup.shown()).toMatchObject({ step: 'refused', problem: null });
    expect(setup.checks()).toBe(0);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'ended', ending: 'refused' }]);
  });

  it('a purchase that was sent is unknown, is requeried at once, and is never sent again', async () => {
    const { journal, entry } = await left();
    const setup = restart(journal, found);
    const { steps, stop } = setup.watch();
    await pass(10);
    stop();
    expect(steps).toEqual(['drafting', 'unknown', 'delivered']);
    expect(setup.machine.state.peek()).toMatchObject({ intent: entry.intent });
    expect(setup.purchases()).toHaveLength(0);
  });

  it('a purchase that was sent and never reached the server is refused and not sent again', async () => {
    const { journal } = await left();
    const setup = restart(journal);
    await pass(19_000);
    expect(setup.shown().step).toBe('unknown');
    await pass(41_000);
    expect(setup.shown()).toMatchObject({ step: 'refused', problem: null });
    expect(setup.purchases()).toHaveLength(0);
  });

  it.each(['journaled', 'sent'] as const)(
    'a purchase that is %s and locked by another tab is never shown as refused',
    async (phase) => {
      const { journal, entry } = await left({ phase });
      const locks = new Set([entry.key]);
      const setup = restart(journal, {}, { platform: { locks } });
      await pass(600_000);
      expect(setup.shown().step).toBe('unknown');
      expect(await journal.entriesOf('amaka')).toEqual([entry]);
      locks.clear();
      setup.platform.wake();
      await pass(1_000);
      expect(setup.shown().step).toBe('refused');
    },
  );

  it('a purchase is refused without Web Locks only when no copy can be in flight', async () => {
    for (const phase of ['journaled', 'sent'] as const) {
      const { journal } = await left({ phase });
      const setup = restart(journal, {}, { platform: { lockForTab: async () => undefined } });
      await pass(170_000);
      expect(setup.shown().step).toBe('unknown');
      await pass(130_000);
      expect(setup.shown().step).toBe('refused');
    }
  });

  it('an ended purchase is not resumed, and is deleted after three days, longer than any clock jump', async () => {
    const { journal } = await left({ phase: 'ended', ending: 'delivered' });
    const first = restart(journal);
    await pass(10);
    expect(first.machine.state.peek().step).toBe('drafting');
    expect(await journal.entriesOf('amaka')).toHaveLength(1);
    first.client.dispose();
    await pass(2 * 86_400_000);
    const second = restart(journal);
    await pass(10);
    second.client.dispose();
    expect(await journal.entriesOf('amaka')).toHaveLength(1);
    await pass(86_400_001);
    restart(journal);
    await pass(10);
    expect(await journal.entriesOf('amaka')).toEqual([]);
  });

  it('another agent’s purchase is neither shown nor requeried', async () => {
    const { journal, entry } = await left({ agentId: 'bello' });
    const setup = restart(journal, found);
    await pass(60_000);
    expect(setup.client.getStore(createPurchases).trackers.peek()).toEqual([]);
    expect(setup.checks()).toBe(0);
    expect(await journal.entriesOf('bello')).toEqual([entry]);
  });

  it('a purchase that was interrupted while it was sent is found again', async () => {
    const journal = createMemoryJournal();
    const locks = new Set<string>();
    const debited = new Map<string, WirePurchase>();
    const answers: Answers = {
      purchase({ body }) {
        debited.set(body.reference, purchaseOf(body.reference));
        return silent;
      },
      transaction({ params }) {
        const sale = debited.get(params['ref'] ?? '');
        return sale ? ok(sale) : refuse(404, 'Unknown.');
      },
    };
    const before = restart(journal, answers, { platform: { locks } });
    await before.buy();
    await pass(1_000);
    before.platform.kill();
    before.client.dispose();
    const after = restart(journal, answers, { platform: { locks } });
    await pass(1_000);
    expect(after.shown().step).toBe('delivered');
    expect(before.purchases().length + after.purchases().length).toBe(1);
  });
});

describe('two clients on one page', () => {
  it('share a journal, and never both send or show the purchase as refused too early', async () => {
    const journal = createMemoryJournal();
    const locks = new Set<string>();
    const answers: Answers = { purchase: () => lost };
    const first = createTestPurchase(answers, { platform: { journal, locks } });
    await first.buy();
    await pass(1_000);
    const second = createTestPurchase(answers, { platform: { journal, locks } });
    await pass(1_000);
    expect(second.shown().step).toBe('unknown');
    const early = second.watch();
    await pass(100_000);
    early.stop();
    expect(early.steps).not.toContain('refused');
    expect(second.purchases()).toHaveLength(0);
    await pass(600_000);
    expect(first.shown().step).toBe('refused');
    second.machine.requeryNow();
    await pass(1_000);
    expect(second.shown().step).toBe('refused');
  });
});
