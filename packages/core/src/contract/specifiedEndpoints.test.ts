import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { createClient } from '../client/client.ts';
import type { ClientConfig } from '../client/clientConfig.ts';
import { createApiKeysStore, createApiServicesStore } from '../features/api-keys/store.ts';
import { createFundingStore } from '../features/funding/store.ts';
import { createNoticesStore } from '../features/notices/store.ts';
import { createPasswordReset } from '../features/security/password/reset.ts';
import { createSupportStore } from '../features/support/store.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { lacksTheCall } from '../http/problem.ts';
import { kobo } from '../money/kobo.ts';
import { startForm } from '../purchase/form/purchaseForm.ts';
import { startPurchase } from '../purchase/purchases.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { createFakeServer, html, ok, type Reply, refuse } from '../testing/fakeServer.ts';
import { demoDraft } from '../testing/testPurchase.helper.ts';
import { demoAllServices } from './demo/allServices.ts';
import { fixtures } from './demo/answers.ts';
import type { EndpointName } from './endpoints.ts';
import { endpoints } from './endpoints.ts';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** A server with only the specification's twenty calls; `missing` is its answer to any other. */
function start(missing: Reply<never>, config: ClientConfig = {}) {
  const answers = Object.fromEntries(
    rows.map(([name, row]) => [name, () => (row.specified ? ok(fixtures[name]) : missing)]),
  );
  const server = createFakeServer({ ...answers, services: () => ok(demoAllServices) });
  const sessionStorage = createMemorySessionStorage();
  const platform = createFakePlatform({ fetch: server.fetch, sessionStorage, wait: async () => {} });
  const client = createClient({ ...config, platform: { ...platform, ...config.platform } });
  const session = client.session;
  if (!session) throw new Error('It has a session of its own');
  return { client, session, server, sessionStorage };
}

const amaka = { username: 'amaka', password: 'a password' };

describe.each([
  ['in the API’s own words', refuse(404, 'There is no such call.', { code: 'not_found' })],
  ['with a page', html(404)],
])('a server with only the specification’s calls, which refuses the others %s', (_, missing) => {
  it('signs the agent in and keeps the session although there is no user call', async () => {
    const { session, server } = start(missing);
    expect((await session.login(amaka)).ok).toBe(true);
    await expect.poll(() => server.calls.some(({ name }) => name === 'user')).toBe(true);
    await session.refreshUser();
    expect(session.state.value).toMatchObject({ isAuthenticated: true, user: { firstName: 'Amaka' } });
    expect(session.ended.value).toBeNull();
  });

  it('answers with balance, lists, keys and notices, none of them with a problem', async () => {
    const { client, session } = start(missing);
    await session.login(amaka);
    const { wallet, services, transactions, getStore } = client;
    const funding = getStore(createFundingStore);
    const all = [
      wallet,
      services,
      transactions,
      getStore(createApiKeysStore),
      getStore(createApiServicesStore),
      getStore(createNoticesStore),
    ];
    const resources = [...all, funding.accounts, funding.banks, funding.manual];
    await Promise.all(resources.map((resource) => resource.load()));
    expect(resources.map(({ state }) => [state.value.status, state.value.problem])).toEqual(
      resources.map(() => ['ready', null]),
    );
    expect(await client.getStore(createSupportStore).chatPhone()).toBe('2348012345678');
    expect(await transactions.find('OJA-8998')).toMatchObject({ ok: true });
  });

  it('creates an API key, previews a funding and opens a funding account', async () => {
    const { client, session } = start(missing);
    await session.login(amaka);
    expect((await client.getStore(createApiKeysStore).create()).ok).toBe(true);
    expect((await client.getStore(createFundingStore).preview(kobo(500_000))).ok).toBe(true);
    expect(
      (await client.getStore(createFundingStore).openAccount({ bankCode: '035', nin: '12345678901' })).ok,
    ).toBe(true);
  });

  it('registers an agent, resets a password and changes one', async () => {
    const { client, session } = start(missing);
    const reset = client.getStore(createPasswordReset);
    await reset.request('amaka@example.ng');
    await reset.enterOtp('123456');
    expect((await reset.finish('another')).ok).toBe(true);
    const person = { firstName: 'A', lastName: 'O', email: 'a@example.ng', phone: '08012345678' };
    expect((await session.register({ ...person, ...amaka })).ok).toBe(true);
    expect((await session.changePassword({ oldPassword: 'a', newPassword: 'b' })).ok).toBe(true);
  });

  it('verifies a meter', async () => {
    const { client, session } = start(missing);
    await session.login(amaka);
    await client.services.load();
    const electricity = catalogue.find(({ id }) => id === 'electricity') ?? catalogue[2];
    const form = startForm(client, electricity);
    form.enter({ service: 'ikeja-electric', recipient: '99000000028', amount: '2000' });
    await form.verify();
    expect(form.state.value.checking).toMatchObject({
      step: 'verified',
      verified: { customerName: 'CHIDI NWOSU' },
    });
  });

  it('lets the client end its session when the agent signs out', async () => {
    const { session, sessionStorage } = start(missing);
    await session.login(amaka);
    await session.logout();
    expect(session.state.value).toMatchObject({ isAuthenticated: false, token: null, user: null });
    expect(session.ended.value).toBe('logout');
    expect(sessionStorage.read()).toBeNull();
  });

  it('makes the client report a missing call if an action needs an extension', async () => {
    const { client, session } = start(missing);
    await session.login(amaka);
    const result = await client.getStore(createApiKeysStore).revoke('key-1');
    expect(result.ok ? null : lacksTheCall(result.problem)).toBe(true);
  });
});

describe('a host that knows what its server lacks', () => {
  it('switches extensions off: the client sends nothing for them and reports them as missing', async () => {
    const { client, session, server } = start(html(404), {
      endpoints: { user: false, logout: false, purchase: false, revokeApiKey: false },
    });
    await session.login(amaka);
    const machine = startPurchase(client, 'data');
    machine.review(demoDraft);
    await machine.buy();
    await expect.poll(() => machine.state.value.step).toBe('refused');
    const state = machine.state.value;
    expect(state.step === 'refused' && state.problem && lacksTheCall(state.problem)).toBe(true);
    await client.getStore(createApiKeysStore).revoke('key-1');
    await session.logout();
    const extensions = server.calls.filter(({ name }) => !(endpoints[name] as Endpoint).specified);
    expect(extensions).toEqual([]);
  });

  it('gives a call another path', async () => {
    const seen: string[] = [];
    const { session } = start(html(404), {
      endpoints: { user: '/me', login: '/sign-in' },
      platform: {
        fetch: async (input) => {
          seen.push(String(input));
          return Response.json({ data: fixtures.login });
        },
      },
    });
    await session.login(amaka);
    await expect.poll(() => seen).toEqual(['/api/v1/agent/sign-in', '/api/v1/agent/me']);
  });

  it('can’t switch off a call of the specification', async () => {
    const untyped = { balance: false, __proto__: { login: false } } as never;
    const { client, session } = start(html(404), { endpoints: untyped });
    expect((await session.login(amaka)).ok).toBe(true);
    await client.wallet.load();
    expect(client.wallet.state.value.data?.balance).toBe(4_825_000);
  });
});
