import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import type { PurchaseMachine } from './machine.ts';
import { createPurchases } from './purchases.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const delivering = {
  purchase: ({ body }: { body: { reference: string } }) => ok(purchaseOf(body.reference)),
};
const stepOf = (machine: PurchaseMachine) => machine.state.peek().step;

describe('an identical purchase', () => {
  async function sold(answers = delivering) {
    const setup = createTestPurchase(answers);
    setup.machine.review(demoDraft);
    await setup.machine.buy();
    await pass(10);
    setup.machine.startOver();
    setup.machine.review(demoDraft);
    return setup;
  }

  it('needs confirmation within 30 s, and sends nothing before it', async () => {
    const { machine, purchases } = await sold();
    await pass(29_000);
    await machine.buy();
    expect(machine.state.peek()).toMatchObject({ step: 'duplicate', earlier: { ending: 'delivered' } });
    await machine.buy();
    expect(purchases()).toHaveLength(1);
    await machine.buyAgain();
    await pass(10);
    expect(stepOf(machine)).toBe('delivered');
    const references = purchases().map(({ body }) => body.reference);
    expect(new Set(references).size).toBe(2);
  });

  it('is sent once for twenty presses of "again"', async () => {
    const { machine, purchases } = await sold();
    await machine.buy();
    await Promise.all(Array.from({ length: 20 }, () => machine.buyAgain()));
    await pass(10);
    expect(purchases()).toHaveLength(2);
  });

  it('needs no confirmation after 30 s', async () => {
    const { machine } = await sold();
    await pass(30_000);
    await machine.buy();
    await pass(10);
    expect(stepOf(machine)).toBe('delivered');
  });

  it('needs confirmation while the first is open, however long, and can show the first', async () => {
    const { machine, client } = await sold({
      purchase: ({ body }) => ok(purchaseOf(body.reference, 'pending')),
    });
    await pass(3_600_000);
    await machine.buy();
    expect(stepOf(machine)).toBe('duplicate');
    machine.showEarlier();
    expect(machine.state.peek()).toMatchObject({ step: 'processing' });
    expect(client.getStore(createPurchases).trackers.peek()).toHaveLength(1);
  });

  it('needs no confirmation if the first was refused', async () => {
    const { machine, purchases } = await sold({
      purchase: () => refuse(402, 'Too little.', { code: 'insufficient_balance' }) as never,
    });
    await machine.buy();
    await pass(10);
    expect(stepOf(machine)).toBe('refused');
    expect(purchases()).toHaveLength(2);
  });

  it('is sent once if another tab buys it at the same moment', async () => {
    const journal = createMemoryJournal();
    const locks = new Set<string>();
    const tabs = [0, 1].map(() => createTestPurchase(delivering, { platform: { journal, locks } }));
    for (const { machine } of tabs) machine.review(demoDraft);
    await Promise.all(tabs.map(({ machine }) => machine.buy()));
    await pass(1_000);
    expect(tabs.flatMap((tab) => tab.purchases())).toHaveLength(1);
    expect(tabs.map(({ machine }) => stepOf(machine)).sort()).toEqual(['delivered', 'duplicate']);
  });
});
