import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { createMemoryJournal } from '../journal/journal.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { html, lost, ok, refuse, silent } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import { createPurchases, startPurchase } from './purchases.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const pending = {
  purchase: ({ body }: { body: { reference: string } }) =>
    ok(purchaseOf(body.reference, 'pending'), { status: 202 }),
};

describe('the purchases of a client', () => {
  it('are the same store for every caller', () => {
    const { client } = createTestPurchase({});
    expect(client.getStore(createPurchases)).toBe(client.getStore(createPurchases));
  });

  it('start with the agent’s open purchases, and are cleared at sign-out', async () => {
    const journal = createMemoryJournal();
    const before = createTestPurchase(pending, { platform: { journal } });
    await before.buy();
    await pass(10);
    before.client.dispose();
    const after = createTestPurchase({}, { platform: { journal } });
    await pass(10);
    const keys = after.client
      .getStore(createPurchases)
      .trackers.peek()
      .map(({ entry }) => entry.key);
    expect(keys).toEqual([before.purchases()[0]?.body.reference]);
    await after.client.session?.logout();
    expect(after.client.getStore(createPurchases).trackers.peek()).toEqual([]);
    expect(after.client.getStore(createPurchases).agent.peek()).toBeNull();
  });

  it('belong to the agent `embed` if the page names no account', () => {
    const getToken = async () => ({ token: 't', expiresAt: 0 });
    for (const config of [{}, { account: '' }]) {
      const client = createClient({ getToken, platform: createFakePlatform(), ...config });
      expect(client.getStore(createPurchases).agent.peek()).toBe('embed');
      client.dispose();
    }
  });

  it('set isSending while a purchase is being sent', async () => {
    const { client, buy } = createTestPurchase({ purchase: () => silent });
    expect(client.isSending.peek()).toBe(false);
    await buy();
    expect(client.isSending.peek()).toBe(true);
    await pass(36_000);
    expect(client.isSending.peek()).toBe(false);
  });
});

describe('untilEnded', () => {
  it('resolves with the final status of the purchase', async () => {
    let status = 'pending';
    const { machine, buy } = createTestPurchase({
      ...pending,
      transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '', status)),
    });
    await buy();
    const end = machine.untilEnded();
    await pass(3_000);
    status = 'delivered';
    await pass(10_000);
    expect(await end).toMatchObject({ step: 'delivered' });
  });

  it('resolves when only the agent can decide', async () => {
    const { machine, buy } = createTestPurchase(
      { purchase: () => lost, transaction: () => html(404), transactions: () => ok([]) },
      { dedupe: 'none' },
    );
    await buy();
    const end = machine.untilEnded();
    await pass(200_000);
    expect(await end).toMatchObject({ step: 'needs-review', candidates: [] });
  });

  it('resolves with null when the session ends, which stops the tracker', async () => {
    const { machine, buy, client } = createTestPurchase(pending);
    await buy();
    const end = machine.untilEnded();
    client.dispose();
    expect(await end).toBeNull();
  });

  it('resolves with null if nothing was sent', async () => {
    const { client } = createTestPurchase({ purchase: () => refuse(402, 'Too little.') });
    const machine = startPurchase(client, 'data');
    expect(await machine.untilEnded()).toBeNull();
    machine.review(demoDraft);
    expect(await machine.untilEnded()).toBeNull();
  });
});
