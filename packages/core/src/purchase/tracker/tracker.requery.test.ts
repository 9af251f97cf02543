import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, html, lost, ok, type Reply, refuse, silent } from '../../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf, type WirePurchase } from '../../testing/testPurchase.helper.ts';
import { moneyStateOf, type TrackerState } from './trackerState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the requery of a purchase', () => {
  const processing: Answers = {
    purchase: ({ body }) => ok(purchaseOf(body.reference, 'pending')),
    transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', 'pending')),
  };

  it('follows the schedule, and shows the times of the last and next one', async () => {
    const setup = createTestPurchase(processing);
    await setup.buy();
    await pass(1);
    const soldAt = Date.now();
    for (const [seconds, checks] of [
      [1.9, 0],
      [0.2, 1],
      [3, 2],
      [5, 3],
      [8, 4],
    ] as const) {
      await pass(seconds * 1_000);
      expect(setup.checks()).toBe(checks);
    }
    expect(setup.shown()).toMatchObject({ step: 'processing' });
    const state = setup.shown() as Extract<TrackerState, { step: 'processing' }>;
    // The fourth requery is sent 18 s after the purchase's answer, the fifth 13 s later.
    expect(state.lastCheckedAt).toBeCloseTo(soldAt + 18_000, -2);
    expect(state.nextCheckAt).toBeCloseTo(soldAt + 31_000, -2);
  });

  it('stops after ten minutes, and starts again when the tab is shown', async () => {
    const setup = createTestPurchase(processing);
    await setup.buy();
    await pass(700_000);
    const asked = setup.checks();
    await pass(86_400_000);
    expect(setup.checks()).toBe(asked);
    expect(setup.shown()).toMatchObject({ step: 'processing', nextCheckAt: null });
    setup.platform.wake();
    await pass(20_000);
    expect(setup.checks()).toBe(asked + 5);
  });

  it('continues if the device wakes during a requery whose answer is lost', async () => {
    let reply: Reply<WirePurchase> = lost;
    const setup = createTestPurchase({ purchase: () => lost, transaction: () => reply });
    await setup.buy();
    await pass(3_600_000);
    reply = silent;
    setup.platform.wake();
    await pass(5_000);
    // Back online while the last requery is still running: no other wake follows.
    reply = lost;
    setup.platform.wake();
    await pass(11_000);
    reply = ok(purchaseOf(setup.purchases()[0]?.body.reference ?? ''));
    await pass(20_000);
    expect(setup.shown().step).toBe('delivered');
  });

  it('is sent at once on "check now"', async () => {
    const setup = createTestPurchase(processing);
    await setup.buy();
    await pass(60_000);
    const asked = setup.checks();
    setup.machine.requeryNow();
    await pass(1);
    expect(setup.checks()).toBe(asked + 1);
  });

  it('keeps the state on screen during faults', async () => {
    const setup = createTestPurchase({ ...processing, transaction: () => html(502) });
    await setup.buy();
    await pass(60_000);
    expect(setup.shown()).toMatchObject({ step: 'processing', transaction: { status: 'pending' } });
  });

  it.each([
    ['delivered', { step: 'delivered' }, 'charged'],
    ['failed', { step: 'failed', money: 'refund-due' }, 'refund-due'],
    ['reversed', { step: 'reversed' }, 'refunded'],
  ])('ends the purchase as %s', async (status, state, word) => {
    const setup = createTestPurchase({
      ...processing,
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', status)),
    });
    await setup.buy();
    await pass(10_000);
    expect(setup.shown()).toMatchObject(state);
    expect(moneyStateOf(setup.shown())).toBe(word);
    const asked = setup.checks();
    await pass(3_600_000);
    expect(setup.checks()).toBe(asked);
  });

  it('does not show refused if the server no longer finds a purchase that it had before', async () => {
    const setup = createTestPurchase({ ...processing, transaction: () => refuse(404, 'Unknown.') });
    await setup.buy();
    await pass(3_600_000);
    expect(setup.shown().step).toBe('processing');
    expect(setup.purchases()).toHaveLength(1);
  });

  it('ignores an answer about another purchase', async () => {
    const setup = createTestPurchase({ purchase: () => lost, transaction: () => ok(purchaseOf('another')) });
    await setup.buy();
    await pass(60_000);
    expect(setup.shown().step).toBe('unknown');
  });

  it('updates balance and list once for every change of status', async () => {
    let status = 'pending';
    const setup = createTestPurchase({
      ...processing,
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', status)),
    });
    await setup.client.transactions.load();
    await setup.buy();
    await pass(30_000);
    const balances = () => setup.server.calls.filter(({ name }) => name === 'balance').length;
    expect(balances()).toBe(1);
    status = 'delivered';
    await pass(30_000);
    expect(balances()).toBe(2);
    expect(setup.client.transactions.state.peek().data?.items).toMatchObject([{ status: 'delivered' }]);
  });
});
