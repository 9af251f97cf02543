import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../../journal/journal.ts';
import { type Answers, lost, ok, refuse, silent } from '../../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf, type TestPurchase } from '../../testing/testPurchase.helper.ts';
import { createPurchases } from '../purchases.ts';
import { moneyStateOf } from './trackerState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens two tabs of one browser: the first buys and waits, the second resumes the purchase. Each has its own connection. */
async function twoTabs(first: Answers, second: Answers, more: Parameters<typeof createTestPurchase>[1] = {}) {
  const shared = {
    journal: createMemoryJournal(),
    locks: new Set<string>(),
    tabs: new Set<(key: string) => void>(),
  };
  const config = { ...more, platform: { ...more.platform, ...shared } };
  const seller = createTestPurchase(first, config);
  await seller.buy();
  await pass(100);
  const other = createTestPurchase(second, config);
  await pass(100);
  return { seller, other, ...shared };
}

const known: Answers = { transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '')) };
const deaf: Answers = { purchase: () => lost, transaction: () => lost };
const settle = (setup: TestPurchase, ending: 'delivered' | 'refused') => setup.machine.settleByHand(ending);

describe('a purchase that ended in another tab', () => {
  it('is shown with its receipt within two seconds if the server can be requeried', async () => {
    let isBack = false;
    const { seller, other } = await twoTabs(
      {
        purchase: () => silent,
        transaction: ({ params }) => (isBack ? ok(purchaseOf(params['ref'] ?? '')) : silent),
      },
      { transaction: () => lost },
    );
    expect([seller.shown().step, other.shown().step]).toEqual(['sending', 'unknown']);
    await pass(20_000);
    isBack = true;
    // Another tab learns the status first; the first one still waits for the answer to its POST.
    const third = createTestPurchase(known, {
      platform: {
        journal: seller.platform.journal,
        locks: seller.platform.locks,
        tabs: seller.platform.tabs,
      },
    });
    await pass(2_000);
    expect(third.shown().step).toBe('delivered');
    expect(seller.shown().step).toBe('delivered');
    const told = seller.client.transactions.state.peek();
    expect(told.status).not.toBe('failed');
  });

  it('is shown with the journal’s money state within two seconds if the server can’t be requeried', async () => {
    const { seller, other } = await twoTabs({ purchase: () => silent, transaction: () => silent }, known);
    await pass(1_900);
    expect(other.shown().step).toBe('delivered');
    expect(seller.shown()).toEqual(
      expect.objectContaining({ step: 'ended-elsewhere', ending: 'delivered', money: 'charged' }),
    );
    expect(moneyStateOf(seller.shown())).toBe('charged');
    await pass(3_600_000);
    expect(seller.shown().step).toBe('ended-elsewhere');
  });

  it('gets its receipt if the answer comes after the ending', async () => {
    const { seller } = await twoTabs(
      {
        purchase: ({ body }) =>
          new Promise((resolve) => setTimeout(resolve, 10_000, ok(purchaseOf(body.reference)))),
      },
      known,
    );
    await pass(2_000);
    expect(moneyStateOf(seller.shown())).toBe('charged');
    await pass(10_000);
    expect(seller.shown().step).toBe('delivered');
  });

  it('does not change after an older answer', async () => {
    const { seller } = await twoTabs(
      {
        purchase: ({ body }) =>
          new Promise((resolve) => setTimeout(resolve, 10_000, ok(purchaseOf(body.reference, 'pending')))),
        transaction: () => lost,
      },
      known,
    );
    await pass(2_000);
    const { steps, stop } = seller.watch();
    await pass(60_000);
    stop();
    expect(steps).toEqual(['ended-elsewhere']);
  });

  it('is found when a tab that missed the announcement is shown again', async () => {
    const { seller, other, journal } = await twoTabs(
      { purchase: () => silent, transaction: () => lost },
      { transaction: () => lost },
      { platform: { announceJournalChange: () => {} } },
    );
    const entry = other.client.getStore(createPurchases).trackers.peek()[0]?.entry;
    if (!entry) throw new Error('It was taken up');
    await journal.put({
      ...entry,
      phase: 'ended',
      ending: 'delivered',
      evidence: 'transaction',
      money: 'charged',
    });
    await pass(3_000);
    expect(moneyStateOf(seller.shown())).toBe('held');
    seller.platform.wake();
    await pass(2_000);
    expect(moneyStateOf(seller.shown())).toBe('charged');
  });

  it('is shown as settled by hand if the agent did so there', async () => {
    const { seller, other } = await twoTabs(deaf, deaf, { dedupe: 'none', platform: {} });
    const cantSay: Answers = { ...deaf, transaction: () => refuse(404, 'No such route.') };
    seller.client.dispose();
    other.client.dispose();
    const both = await twoTabs(cantSay, cantSay, { dedupe: 'none' });
    await pass(300_000);
    expect(both.other.shown().step).toBe('needs-review');
    await settle(both.other, 'delivered');
    await pass(2_000);
    expect(both.seller.shown()).toMatchObject({ step: 'settled-by-hand', ending: 'delivered' });
  });
});

describe('two tabs with different endings', () => {
  it('show the server’s transaction, even if "not charged" came first', async () => {
    let isKnown = false;
    const missing = refuse(404, 'Unknown.', { code: 'not_found' });
    const answers: Answers = {
      purchase: () => lost,
      transaction: ({ params }) => (isKnown ? ok(purchaseOf(params['ref'] ?? '')) : missing),
      voidPurchase: () => refuse(404, 'There is no such call.'),
    };
    const { seller, other, journal } = await twoTabs(answers, { ...answers, transaction: () => lost });
    await pass(300_000);
    expect(seller.shown()).toMatchObject({ step: 'refused', evidence: 'not-found' });
    const [entry] = await journal.entriesOf('amaka');
    if (!entry) throw new Error('It is there');
    expect(entry).toMatchObject({ ending: 'refused', evidence: 'not-found' });
    isKnown = true;
    other.client.dispose();
    // A tab that still follows the purchase, for example after sleep, requeries it and gets the answer.
    await journal.put({ ...entry, phase: 'sent', ending: null });
    const late = createTestPurchase(answers, {
      platform: { journal, locks: seller.platform.locks, tabs: seller.platform.tabs },
    });
    await pass(2_000);
    expect(late.shown().step).toBe('delivered');
    expect(seller.shown().step).toBe('delivered');
    expect(await journal.entriesOf('amaka')).toMatchObject([
      { ending: 'delivered', evidence: 'transaction' },
    ]);
  });

  it('never replace a stronger ending with a weaker one', async () => {
    const { seller, journal } = await twoTabs(
      { purchase: () => silent, transaction: () => lost },
      { transaction: () => lost },
      { platform: { onJournalChange: () => () => {} } },
    );
    const [entry] = await journal.entriesOf('amaka');
    if (!entry) throw new Error('It is there');
    await journal.put({
      ...entry,
      phase: 'ended',
      ending: 'delivered',
      evidence: 'transaction',
      money: 'charged',
    });
    const refused = createTestPurchase(
      { purchase: () => silent },
      { platform: { journal, onJournalChange: () => () => {} } },
    );
    refused.client.getStore(createPurchases).follow({ ...entry, phase: 'journaled' });
    await pass(2_000);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ ending: 'delivered' }]);
    const [shown] = refused.client.getStore(createPurchases).trackers.peek();
    expect(shown && moneyStateOf(shown.state.peek())).toBe('charged');
    seller.client.dispose();
  });
});
