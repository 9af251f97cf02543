import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { createMemoryJournal } from '../../journal/journal.ts';
import { html, lost, ok, type Reply, refuse, silent } from '../../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf, type WirePurchase } from '../../testing/testPurchase.helper.ts';
import { moneyStateOf } from './trackerState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a server that can’t be requeried about one purchase', () => {
  const list = (): Reply<WirePurchase[]> =>
    ok([
      demoTransaction({ id: '1', createdAt: new Date().toISOString() }),
      demoTransaction({ id: '2', recipient: '08020000000' }),
    ]);

  it.each([
    ['in its own words', refuse(404, 'No such route.')],
    ['with a page', html(404)],
    ['as a method that it lacks', html(405)],
  ])('lets the agent choose between candidates after two minutes if it answers %s', async (_, reply) => {
    const setup = createTestPurchase(
      { purchase: () => lost, transaction: () => reply, transactions: list },
      { dedupe: 'none' },
    );
    await setup.buy();
    await pass(110_000);
    expect(setup.shown().step).toBe('unknown');
    await pass(90_000);
    expect(setup.shown()).toMatchObject({ step: 'needs-review', candidates: [{ id: '1' }] });
    expect(moneyStateOf(setup.shown())).toBe('held');
    expect(setup.purchases()).toHaveLength(1);
  });

  it('has the right candidate even if the phone’s clock is two days off', async () => {
    const setup = createTestPurchase(
      { purchase: () => lost, transaction: () => html(404), transactions: list },
      { dedupe: 'none', platform: { now: () => Date.now() - 2 * 86_400_000 } },
    );
    await setup.buy();
    await pass(200_000);
    expect(setup.shown()).toMatchObject({ step: 'needs-review', candidates: [{ id: '1' }] });
  });

  it('is requeried again at the agent’s request, and its answer is shown', async () => {
    let reply: Reply<WirePurchase> = refuse(404, 'Unknown.');
    const setup = createTestPurchase({ purchase: () => lost, transaction: () => reply }, { dedupe: 'none' });
    await setup.buy();
    await pass(200_000);
    expect(setup.shown().step).toBe('needs-review');
    const asked = setup.checks();
    await pass(3_600_000);
    expect(setup.checks()).toBe(asked);
    reply = ok(purchaseOf(setup.purchases()[0]?.body.reference ?? ''));
    setup.machine.requeryNow();
    await pass(10);
    expect(setup.shown().step).toBe('delivered');
  });

  it.each([
    ['delivered', 'charged'],
    ['refused', 'not-charged'],
  ] as const)('leaves the decision to the agent: %s', async (ending, word) => {
    const journal = createMemoryJournal();
    const setup = createTestPurchase({ purchase: () => lost }, { dedupe: 'none', platform: { journal } });
    await setup.buy();
    await setup.machine.settleByHand(ending);
    expect(setup.shown().step).not.toBe('settled-by-hand');
    await pass(200_000);
    await setup.machine.settleByHand(ending);
    expect(setup.shown()).toMatchObject({ step: 'settled-by-hand', ending });
    expect(moneyStateOf(setup.shown())).toBe(word);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'ended', ending }]);
    setup.machine.requeryNow();
    await pass(3_600_000);
    expect(setup.shown().step).toBe('settled-by-hand');
  });
});

describe('a purchase that the agent settled by hand', () => {
  it('is not changed by a running requery that fails', async () => {
    let reply: Reply<WirePurchase> = refuse(404, 'Unknown.');
    const setup = createTestPurchase({ purchase: () => lost, transaction: () => reply }, { dedupe: 'none' });
    await setup.buy();
    await pass(200_000);
    reply = silent;
    setup.machine.requeryNow();
    await pass(10);
    await setup.machine.settleByHand('refused');
    await pass(60_000);
    expect(setup.shown()).toEqual(expect.objectContaining({ step: 'settled-by-hand', ending: 'refused' }));
  });
});
