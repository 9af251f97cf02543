import { describe, expect, it, vi } from 'vitest';
import { demoBalance, demoServices, demoTransactions, demoUser } from '../contract/demo/agent.ts';
import { fixtures } from '../contract/demo/answers.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createWalletStore } from '../features/wallet/store.ts';
import { createPurchases } from '../purchase/purchases.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { createFakeServer, ok, silent } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import { createClient, createTokenClient } from './client.ts';

describe('a client', () => {
  it('loads the current user at the start if there is a session, and sends nothing without one', async () => {
    const { client, server } = createTestPurchase({ user: () => ok(demoUser) });
    await vi.waitFor(() => expect(client.session?.state.peek().user?.firstName).toBe('Amaka'));
    expect(server.calls.map(({ name }) => name)).toEqual(['user']);

    const quiet = createFakeServer({});
    createClient({ platform: createFakePlatform({ fetch: quiet.fetch }) });
    await new Promise(setImmediate);
    expect(quiet.calls).toHaveLength(0);
  });

  it('clears the wallet, transactions and services when the agent signs out', async () => {
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

  it('drops answers to one agent’s calls that arrive after the next agent has signed in', async () => {
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

  it('loads the balance again after a purchase, even while an earlier balance call is running', async () => {
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

  it('shares no state with another client on the same page', async () => {
    const one = createTestPurchase({ balance: () => ok(demoBalance) });
    const two = createTestPurchase({});
    await one.client.wallet.load();
    await one.client.session?.logout();
    expect(two.client.session?.state.peek().isAuthenticated).toBe(true);
    expect(two.client.wallet.state.peek().status).toBe('idle');
  });

  it('uses a placeholder agent until the user call names the agent of a stored session', async () => {
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'a-token', user: null });
    const { client } = createTestPurchase({ user: () => ok(demoUser) }, { platform: { sessionStorage } });
    expect(client.getStore(createPurchases).agent.peek()).toMatch(/^unnamed-\d+$/);
    await vi.waitFor(() => expect(client.getStore(createPurchases).agent.peek()).toBe('amaka'));
  });

  it('gives two agents different placeholders if the server names neither', () => {
    const agents = ['a-token', 'b-token'].map((token) => {
      const sessionStorage = createMemorySessionStorage();
      sessionStorage.write({ token, user: null });
      return createTestPurchase({}, { platform: { sessionStorage } })
        .client.getStore(createPurchases)
        .agent.peek();
    });
    expect(new Set(agents).size).toBe(2);
  });

  it('resumes nothing for a new sign-in after it is disposed', async () => {
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

describe('a client that is disposed', () => {
  it('aborts a running read', async () => {
    const { client, server } = createTestPurchase({ services: () => silent });
    const asked = client.call(endpoints.services);
    await vi.waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('services'));
    client.dispose();
    expect(await asked).toMatchObject({ ok: false, problem: { kind: 'cancel' } });
  });

  it('can read again, as React does when StrictMode mounts a component twice', async () => {
    const { client } = createTestPurchase({ services: () => ok([]) });
    client.dispose();
    expect(await client.call(endpoints.services)).toMatchObject({ ok: true });
  });

  it('lets a running call that changes something end', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { client, server } = createTestPurchase({
      logout: async () => {
        await isAnswered;
        return ok(null);
      },
    });
    const asked = client.call(endpoints.logout);
    await vi.waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('logout'));
    client.dispose();
    answer();
    expect(await asked).toMatchObject({ ok: true });
  });
});

describe('an embed', () => {
  function embed(getToken: () => Promise<{ token: string; expiresAt: number }>) {
    return createTestPurchase({ purchase: ({ body }) => ok(purchaseOf(body.reference)) }, { getToken });
  }

  it('has no session, buys with the page’s token and loads no balance', async () => {
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

  it('works without a session and leaves the session that the device stores untouched', async () => {
    const server = createFakeServer({ services: () => ok(demoServices) });
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'of-an-agent', user: null });
    const client = createTokenClient({
      platform: createFakePlatform({ fetch: server.fetch, sessionStorage }),
      getToken: async () => ({ token: 'page-token', expiresAt: Date.now() + 600_000 }),
    });
    await client.services.load();
    expect(client.session).toBeNull();
    expect(server.calls).toMatchObject([{ name: 'services', token: 'page-token' }]);
    client.dispose();
    expect(sessionStorage.read()).toEqual({ token: 'of-an-agent', user: null });
  });

  it('sends nothing for the wallet and the history unless their stores are passed', async () => {
    const server = createFakeServer({ balance: () => ok(demoBalance) });
    const config = {
      platform: createFakePlatform({ fetch: server.fetch }),
      getToken: async () => ({ token: 'page-token', expiresAt: Date.now() + 600_000 }),
    };
    const closed = createTokenClient(config);
    await closed.wallet.load();
    await closed.transactions.load();
    expect(closed.wallet.state.peek()).toMatchObject({ status: 'failed', data: null });
    expect(closed.wallet.availableBalance.peek()).toBe('0.00');
    expect(server.calls).toEqual([]);
    const open = createTokenClient(config, { openWallet: createWalletStore });
    await open.wallet.load();
    expect(server.calls).toMatchObject([{ name: 'balance', token: 'page-token' }]);
    for (const client of [closed, open]) client.dispose();
  });

  it('sends no call that a widget session may not make', async () => {
    const server = createFakeServer({ pin: () => ok(fixtures.pin), services: () => ok(demoServices) });
    const client = createTokenClient({
      platform: createFakePlatform({ fetch: server.fetch }),
      getToken: async () => ({ token: 'page-token', expiresAt: Date.now() + 600_000 }),
    });
    for (const result of [await client.call(endpoints.pin), await client.call(endpoints.login)])
      expect(result).toMatchObject({ ok: false, problem: { reason: 'switched-off', phase: 'unsent' } });
    await client.services.load();
    expect(server.calls).toMatchObject([{ name: 'services' }]);
    client.dispose();
  });

  it('refuses the purchase and sends nothing if the page provides no token', async () => {
    const { machine, server } = embed(() => Promise.reject(new Error('Not signed in')));
    machine.review(demoDraft);
    await machine.buy();
    await vi.waitFor(() =>
      expect(machine.state.peek()).toMatchObject({ step: 'refused', problem: { reason: 'no-token' } }),
    );
    expect(server.calls).toHaveLength(0);
  });
});

describe('a client in plain Node', () => {
  it('loads data without a page and reports its purchase journal as not durable', async () => {
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
