import { describe, expect, it, vi } from 'vitest';
import { createClient, createTokenClient } from './client.ts';
import { demoBalance, demoServices, demoTransactions, demoUser } from './demo/agent.ts';
import { fixtures } from './demo/answers.ts';
import { widgetEndpoints } from './endpoints.ts';
import { createMemorySessionStorage } from './platform/sessionStorage.ts';
import { createPurchases } from './purchase/purchases.ts';
import { createFakePlatform } from './testing/fakePlatform.ts';
import { createFakeServer, ok } from './testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from './testing/testPurchase.harness.ts';
import { purchaseEndpoints } from './widgetEndpoints.ts';

describe('a client', () => {
  it('refreshes the current user when a session is there at the start, and asks nothing without one', async () => {
    const { client, server } = createTestPurchase({ user: () => ok(demoUser) });
    await vi.waitFor(() => expect(client.session?.state.peek().user?.firstName).toBe('Amaka'));
    expect(server.calls.map(({ name }) => name)).toEqual(['user']);

    const quiet = createFakeServer({});
    createClient({ platform: createFakePlatform({ fetch: quiet.fetch }) });
    await new Promise(setImmediate);
    expect(quiet.calls).toHaveLength(0);
  });

  it('leaves no figure of one agent for the next', async () => {
    const { client } = createTestPurchase({
      balance: () => ok(demoBalance),
      transactions: () => ok(demoTransactions),
      services: () => ok(demoServices),
    });
    await Promise.all([client.wallet.load(), client.transactions.load(), client.services.load()]);
    await client.session?.logout();
    for (const store of [client.wallet, client.transactions, client.services]) {
      expect(store.state.peek()).toEqual({ status: 'idle', data: null, problem: null });
    }
  });

  it('drops the answers that one agent’s calls bring after the next has signed in', async () => {
    let arrive: () => void = () => {};
    const { client } = createTestPurchase({
      balance: async ({ token }) => {
        if (token === 'a-token') {
          await new Promise<void>((resolve) => {
            arrive = resolve;
          });
        }
        return ok({ availableBalance: token === 'a-token' ? '111.00' : '222.00' });
      },
    });
    const late = client.wallet.load();
    await client.session?.login({ username: 'bello', password: 'x' });
    await client.wallet.load();
    arrive();
    await late;
    expect(client.wallet.availableBalance.peek()).toBe('222.00');
  });

  it('asks for the balance after a sale, even while an older question about it is on its way', async () => {
    const figures = ['500.00', '44.00'];
    const open: (() => void)[] = [];
    const { client, machine } = createTestPurchase({
      async balance() {
        const availableBalance = figures.shift() ?? '0.00';
        await new Promise<void>((resolve) => {
          open.push(resolve);
        });
        return ok({ availableBalance });
      },
      purchase: ({ body }) => ok(purchaseOf(body.reference)),
    });
    client.wallet.load();
    machine.review(demoDraft);
    await machine.buy();
    await vi.waitFor(() => expect(machine.state.peek().step).toBe('delivered'));
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.();
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[1]?.();
    await vi.waitFor(() => expect(client.wallet.availableBalance.peek()).toBe('44.00'));
  });

  it('shares nothing with another client on the same page', async () => {
    const one = createTestPurchase({ balance: () => ok(demoBalance) });
    const two = createTestPurchase({});
    await one.client.wallet.load();
    await one.client.session?.logout();
    expect(two.client.session?.state.peek().isAuthenticated).toBe(true);
    expect(two.client.wallet.state.peek().status).toBe('idle');
  });

  it('learns whose journal it is when a session was stored without its user', async () => {
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'a-token', user: null });
    const { client } = createTestPurchase({ user: () => ok(demoUser) }, { platform: { sessionStorage } });
    expect(client.getStore(createPurchases).agent.peek()).toMatch(/^unnamed-\d+$/);
    await vi.waitFor(() => expect(client.getStore(createPurchases).agent.peek()).toBe('amaka'));
  });

  it('keeps two agents apart whom a server does not name', () => {
    const agents = ['a-token', 'b-token'].map((token) => {
      const sessionStorage = createMemorySessionStorage();
      sessionStorage.write({ token, user: null });
      return createTestPurchase({}, { platform: { sessionStorage } })
        .client.getStore(createPurchases)
        .agent.peek();
    });
    expect(new Set(agents).size).toBe(2);
  });

  it('listens to nothing any more once it is disposed', async () => {
    const { client, server } = createTestPurchase({
      purchase: ({ body }) => ok(purchaseOf(body.reference, 'pending')),
    });
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    client.dispose();
    await client.session?.login({ username: 'bello', password: 'x' });
    expect(server.calls.map(({ name }) => name)).toEqual(['user', 'login']);
    expect(client.getStore(createPurchases).agent.peek()).toBeNull();
  });
});

describe('an embed', () => {
  function embed(getToken: () => Promise<{ token: string; expiresAt: number }>) {
    return createTestPurchase({ purchase: ({ body }) => ok(purchaseOf(body.reference)) }, { getToken });
  }

  it('has no session of its own, sells with the page’s token, and asks for no balance', async () => {
    const { client, machine, server } = embed(async () => ({
      token: 'page-token',
      expiresAt: Date.now() + 600_000,
    }));
    expect(client.session).toBeNull();
    machine.review(demoDraft);
    await machine.buy();
    await vi.waitFor(() => expect(machine.state.peek().step).toBe('delivered'));
    expect(server.calls).toMatchObject([{ name: 'purchase', token: 'page-token' }]);
  });

  it('can be made without any session, and keeps nothing of one on the device', async () => {
    const server = createFakeServer({ services: () => ok(demoServices) });
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'of-an-agent', user: null });
    const client = createTokenClient(
      {
        platform: createFakePlatform({ fetch: server.fetch, sessionStorage }),
        getToken: async () => ({ token: 'page-token', expiresAt: Date.now() + 600_000 }),
      },
      widgetEndpoints,
    );
    await client.services.load();
    expect(client.session).toBeNull();
    expect(server.calls).toMatchObject([{ name: 'services', token: 'page-token' }]);
    client.dispose();
    expect(sessionStorage.read()).toEqual({ token: 'of-an-agent', user: null });
  });

  it('sends nothing for a call that its rows of the table do not have', async () => {
    const server = createFakeServer({ balance: () => ok(demoBalance), meter: () => ok(fixtures.meter) });
    const client = createTokenClient(
      {
        platform: createFakePlatform({ fetch: server.fetch }),
        getToken: async () => ({ token: 'page-token', expiresAt: Date.now() + 600_000 }),
      },
      purchaseEndpoints,
    );
    const query = {
      meter_number: '99000000028',
      disco_name: 'ikeja-electric',
      meter_type: 'prepaid',
    } as const;
    for (const outcome of [await client.call('balance'), await client.call('meter', { query })])
      expect(outcome).toMatchObject({ ok: false, problem: { reason: 'switched-off', phase: 'unsent' } });
    expect(server.calls).toHaveLength(0);
    client.dispose();
  });

  it('whose page gives no token sells nothing, and says that nothing was charged', async () => {
    const { machine, server } = embed(() => Promise.reject(new Error('Not signed in')));
    machine.review(demoDraft);
    await machine.buy();
    await vi.waitFor(() =>
      expect(machine.state.peek()).toMatchObject({ step: 'refused', problem: { reason: 'no-token' } }),
    );
    expect(server.calls).toHaveLength(0);
  });
});

describe('in plain Node', () => {
  it('a client works without a page: nothing is stored, and nothing survives', async () => {
    const server = createFakeServer({
      login: () => ok({ user: demoUser, authorization: { token: 't' } }),
      balance: () => ok(demoBalance),
    });
    const client = createClient({ apiBase: 'https://api.test', platform: { fetch: server.fetch } });
    await client.session?.login({ username: 'amaka', password: 'x' });
    await client.wallet.load();
    expect(client.wallet.availableBalance.peek()).toBe('48250.00');
    expect(await client.getStore(createPurchases).isDurable()).toBe(false);
    client.dispose();
  });
});
