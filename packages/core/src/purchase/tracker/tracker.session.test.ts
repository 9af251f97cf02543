import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../../journal/journal.ts';
import { type Answers, type FakeCall, lost, ok, type Reply, refuse } from '../../testing/fakeServer.ts';
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

describe('the end of a session', () => {
  it('stops the tracker, and the journal keeps the purchase for its agent', async () => {
    const journal = createMemoryJournal();
    const setup = createTestPurchase(
      {
        purchase: () => lost,
        transaction: ({ params, token }) =>
          token === 'a-token' ? lost : ok(purchaseOf(params['ref'] ?? '')),
      },
      { platform: { journal } },
    );
    await setup.buy();
    await pass(1_000);
    await setup.client.session?.logout();
    const asked = setup.checks();
    await pass(3_600_000);
    expect(setup.checks()).toBe(asked);
    expect(setup.client.getStore(createPurchases).trackers.peek()).toEqual([]);
    expect(setup.platform.locks.size).toBe(0);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'sent' }]);
    await setup.client.session?.login({ username: 'amaka', password: 'x' });
    await pass(1_000);
    expect(setup.shown().step).toBe('delivered');
    expect(setup.purchases()).toHaveLength(1);
  });

  it('leaves a purchase with a 401 undecided, which is requeried after the next sign-in', async () => {
    const setup = createTestPurchase({
      purchase: () => refuse(401, 'Sign in again.', { code: 'unauthenticated' }),
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '')),
    });
    const { steps, stop } = setup.watch();
    await setup.buy();
    await pass(1_000);
    expect(setup.client.session?.ended.peek()).toBe('expired');
    await setup.client.session?.login({ username: 'amaka', password: 'x' });
    await pass(1_000);
    stop();
    expect(steps).not.toContain('refused');
    expect(setup.shown().step).toBe('delivered');
    expect(setup.purchases()).toHaveLength(1);
  });

  it('leaves a purchase open after a 401 to a requery', async () => {
    const journal = createMemoryJournal();
    const setup = createTestPurchase(
      { purchase: () => lost, transaction: () => refuse(401, 'Sign in again.') },
      { platform: { journal } },
    );
    await setup.buy();
    await pass(60_000);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'sent', ending: null }]);
  });

  it('keeps a late answer from the next agent’s balance and list', async () => {
    let arrive: (reply: Reply<WirePurchase>) => void = () => {};
    const deaf: Answers = {
      purchase: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      login: () => ok({ user: { username: 'bello' }, authorization: { token: 'bello-token' } }),
    };
    const setup = createTestPurchase(deaf);
    // A fetch that ignores our signal, as a host's may.
    const hearing = setup.server.fetch;
    const platform = {
      ...setup.platform,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => hearing(input, { ...init, signal: null }),
    };
    const again = createTestPurchase(deaf, { platform });
    again.machine.review(demoDraft);
    await again.machine.buy();
    await pass(10);
    await again.client.session?.login({ username: 'bello', password: 'x' });
    await again.client.transactions.load();
    await again.client.wallet.load();
    const calls = setup.server.calls.length;
    const reference = (setup.server.calls.find(({ name }) => name === 'purchase') as FakeCall<'purchase'>)
      .body.reference;
    arrive(ok(purchaseOf(reference)));
    await pass(1_000);
    expect(again.client.transactions.state.peek().data?.items).toEqual([]);
    expect(setup.server.calls).toHaveLength(calls);
  });
});
