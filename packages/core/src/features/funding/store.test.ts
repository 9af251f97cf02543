import { describe, expect, it } from 'vitest';
import { type Client, createClient, createTokenClient } from '../../client/client.ts';
import { fixtures } from '../../contract/demo/answers.ts';
import { kobo } from '../../money/kobo.ts';
import { createMemorySessionStorage } from '../../session/sessionStorage.ts';
import { createFakePlatform } from '../../testing/fakePlatform.ts';
import { type Answers, createFakeServer, ok, refuse } from '../../testing/fakeServer.ts';
import { asksForPassword, createApiKeysStore } from '../api-keys/store.ts';
import { createNoticesStore } from '../notices/store.ts';
import { createCheckoutStore } from './checkout.ts';
import { createFundingStore } from './store.ts';

function start(answers: Answers) {
  const server = createFakeServer(answers);
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  const client = createClient({ platform: createFakePlatform({ fetch: server.fetch, sessionStorage }) });
  return { client, server, funding: client.getStore(createFundingStore) };
}

describe('funding', () => {
  it('returns the fee and net of an automatic funding before it is paid', async () => {
    const { funding, server } = start({ fund: () => ok(fixtures.fund) });
    const result = await funding.preview(kobo(500_000));
    expect(result).toMatchObject({
      ok: true,
      data: { amount: 500_000, fee: 7_500, net: 492_500, checkoutUrl: 'https://checkout.example.ng/FND-4' },
    });
    expect(server.calls.find(({ name }) => name === 'fund')?.body).toEqual({
      method: 'automatic',
      amount: '5000.00',
    });
  });

  it.each([
    ['figures that do not add up', { ...fixtures.fund, net: '5000.00' }],
    ['a negative fee', { ...fixtures.fund, fee: '-75.00', net: '5075.00' }],
    ['a page that is no https', { ...fixtures.fund, checkoutUrl: 'javascript:alert(1)' }],
    ['a page with a name in its address', { ...fixtures.fund, checkoutUrl: 'https://bank.ng@evil.example/' }],
    ['a claim instead', { reference: 'FND-9', status: 'in-review' }],
  ])('refuses a preview with %s', async (_, data) => {
    const { funding } = start({ fund: () => ok(data) });
    expect(await funding.preview(kobo(500_000))).toMatchObject({
      ok: false,
      problem: { reason: 'unexpected-response' },
    });
  });

  it('returns them to a page with its own token too, and sends nothing else', async () => {
    const server = createFakeServer({ fund: () => ok(fixtures.fund) });
    const client = createTokenClient({
      apiBase: '',
      getToken: async () => ({ token: 'ojw_1', expiresAt: '2999-01-01T00:00:00Z' }),
      platform: createFakePlatform({ fetch: server.fetch }),
    });
    const checkout = client.getStore(createCheckoutStore);
    expect(await checkout.preview(kobo(500_000))).toMatchObject({ ok: true, data: { net: 492_500 } });
    expect(server.calls.map(({ name, token }) => [name, token])).toEqual([['fund', 'ojw_1']]);
  });

  it('sends a claim, and then lists it with the others', async () => {
    let claims: NonNullable<typeof fixtures.manualFunding.claims> = [];
    const { funding, server } = start({
      manualFunding: () => ok({ ...fixtures.manualFunding, claims }),
      fund: () => {
        claims = fixtures.manualFunding.claims ?? [];
        return ok({ reference: 'FND-3', status: 'in-review' });
      },
    });
    await funding.manual.load();
    expect(funding.manual.state.value.data?.claims).toEqual([]);
    const paidAt = Date.parse('2026-11-21T08:00:00Z');
    const transfer = { bankCode: '058', senderName: 'AMAKA OKAFOR', transferReference: 'T-1' };
    await funding.claim({ ...transfer, amount: kobo(1_000_000), paidAt });
    await expect.poll(() => funding.manual.state.value.data?.claims.length).toBe(3);
    expect(funding.manual.state.value.data).toMatchObject({
      narration: 'AMAKA24',
      minimum: 100_000,
      claims: [{ status: 'in-review' }, { status: 'approved' }, { status: 'rejected' }],
    });
    expect(server.calls.find(({ name }) => name === 'fund')?.body).toEqual({
      ...transfer,
      method: 'manual',
      amount: '10000.00',
      paidAt: '2026-11-21T08:00:00.000Z',
    });
  });

  it('opens an account with either BVN or NIN, never with both or neither', async () => {
    const { funding, server } = start({
      openAccount: () => ok(fixtures.openAccount),
      accounts: () => ok([]),
    });
    const sent = () => server.calls.filter(({ name }) => name === 'openAccount');
    await funding.openAccount({ bankCode: '102' });
    await funding.openAccount({ bankCode: '102', bvn: '12345678901', nin: '12345678901' });
    await funding.openAccount({ bankCode: '102', bvn: '1234567890' });
    expect(sent()).toHaveLength(0);
    expect((await funding.openAccount({ bankCode: '102', nin: '12345678901' })).ok).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  it('is cleared at sign-out', async () => {
    const { client, funding } = start({
      accounts: () => ok(fixtures.accounts),
      banks: () => ok(fixtures.banks),
    });
    await Promise.all([funding.accounts.load(), funding.banks.load()]);
    expect(funding.accounts.state.value.data).toHaveLength(2);
    await client.session?.logout();
    expect(funding.accounts.state.value.status).toBe('idle');
    expect(funding.banks.state.value.status).toBe('idle');
  });
});

describe('API keys', () => {
  it('are null until loaded, and then never whole', async () => {
    const { client } = start({ apiKeys: () => ok([{ id: 1, key: 'oja_live_0123456789abcdef' }]) });
    expect(client.getStore(createApiKeysStore).state.value.data).toBeNull();
    await client.getStore(createApiKeysStore).load();
    expect(client.getStore(createApiKeysStore).state.value.data).toMatchObject([
      { id: '1', prefix: 'oja_live' },
    ]);
    expect(JSON.stringify(client.getStore(createApiKeysStore).state.value)).not.toContain('0123456789');
  });

  it('are created once for two concurrent calls, and only the outcome has the whole key', async () => {
    const { client, server } = start({
      apiKeys: () => ok(fixtures.apiKeys),
      createApiKey: () => ok(fixtures.createApiKey),
    });
    const [first, second] = await Promise.all([
      client.getStore(createApiKeysStore).create(),
      client.getStore(createApiKeysStore).create(),
    ]);
    expect(first).toBe(second);
    expect(first).toMatchObject({ ok: true, data: { key: fixtures.createApiKey.key } });
    await expect.poll(() => client.getStore(createApiKeysStore).state.value.status).toBe('ready');
    expect(JSON.stringify(client.getStore(createApiKeysStore).state.value)).not.toContain(
      fixtures.createApiKey.key,
    );
    expect(server.calls.filter(({ name }) => name === 'createApiKey')).toMatchObject([{ body: undefined }]);
  });

  it('are created with the password once the server asks for it', async () => {
    const { client, server } = start({
      apiKeys: () => ok(fixtures.apiKeys),
      confirmPassword: () => ok(fixtures.confirmPassword),
      createApiKey: ({ body }) =>
        body?.confirmation === 'confirmation-1'
          ? ok(fixtures.createApiKey)
          : refuse(403, 'Enter your password to make a key.', { code: 'password_required' }),
    });
    const store = client.getStore(createApiKeysStore);
    const refused = await store.create();
    expect(!refused.ok && asksForPassword(refused.problem)).toBe(true);
    const [first, second] = await Promise.all([store.createWithPassword('a'), store.createWithPassword('a')]);
    expect(first).toBe(second);
    expect(first).toMatchObject({ ok: true, data: { key: fixtures.createApiKey.key } });
    const sent = server.calls.filter(({ name }) => name !== 'apiKeys').map(({ name, body }) => [name, body]);
    expect(sent).toEqual([
      ['createApiKey', undefined],
      ['confirmPassword', { password: 'a' }],
      ['createApiKey', { confirmation: 'confirmation-1' }],
    ]);
  });

  it('are not requested if the password is wrong', async () => {
    const { client, server } = start({
      confirmPassword: () => refuse(400, 'The password is not right.', { code: 'wrong_password' }),
    });
    expect(await client.getStore(createApiKeysStore).createWithPassword('b')).toMatchObject({
      ok: false,
      problem: { failure: { code: 'wrong_password' } },
    });
    expect(server.calls.map(({ name }) => name)).toEqual(['confirmPassword']);
  });

  it('are removed from the list once the server has revoked them, and stay if it refuses', async () => {
    let isRefused = true;
    const { client, server } = start({
      apiKeys: () => ok(isRefused ? fixtures.apiKeys : []),
      revokeApiKey: () => (isRefused ? refuse(403, 'No') : ok(null)),
    });
    await client.getStore(createApiKeysStore).load();
    expect((await client.getStore(createApiKeysStore).revoke('key-1')).ok).toBe(false);
    expect(client.getStore(createApiKeysStore).state.value.data).toHaveLength(2);
    isRefused = false;
    await client.getStore(createApiKeysStore).revoke('key-1');
    expect(client.getStore(createApiKeysStore).state.value.data?.map(({ id }) => id)).toEqual(['key-2']);
    expect(server.calls.find(({ name }) => name === 'revokeApiKey')?.params).toEqual({ id: 'key-1' });
  });
});

describe('another agent who signs in during a call', () => {
  /** Delays the first agent's answer while the next agent signs in. */
  async function hand(answers: Answers, ask: (client: Client) => Promise<unknown>) {
    const waiting: (() => void)[] = [];
    const held = () => new Promise<void>((letGo) => waiting.push(letGo));
    const { client, server } = start({
      login: () => ok({ ...fixtures.login, authorization: { token: 'next' } }),
      createApiKey: async () => held().then(() => ok(fixtures.createApiKey)),
      openAccount: async () => held().then(() => ok(fixtures.openAccount)),
      ...answers,
    });
    const asked = ask(client);
    await expect.poll(() => waiting.length).toBe(1);
    await client.session?.logout();
    await client.session?.login({ username: 'tunde', password: 'p' });
    return { client, server, asked, letGo: () => waiting.forEach((one) => void one()) };
  }

  it('gets a new key', async () => {
    const making = (client: Client) => client.getStore(createApiKeysStore).create();
    const { client, server, asked, letGo } = await hand({}, making);
    const own = making(client);
    const made = () => server.calls.filter(({ name }) => name === 'createApiKey');
    await expect.poll(() => made().map(({ token }) => token)).toEqual(['a-token', 'next']);
    letGo();
    expect(await own).not.toBe(await asked);
  });

  it('does not see the first agent’s account, which customers would pay into', async () => {
    const opening = (client: Client) =>
      client.getStore(createFundingStore).openAccount({ bankCode: '102', nin: '12345678901' });
    const { client, asked, letGo } = await hand({ accounts: () => ok([]) }, opening);
    const { accounts } = client.getStore(createFundingStore);
    await accounts.load();
    letGo();
    await asked;
    expect(accounts.state.value.data).toEqual([]);
  });
});

describe('notices', () => {
  it('are sorted newest first, and an unknown level is a warning', async () => {
    const [newer, older] = fixtures.notices ?? [];
    if (!newer || !older) throw new Error('There are two notices');
    const unknown = { ...older, level: 'catastrophe' as never };
    const { client } = start({ notices: () => ok([unknown, newer]) });
    await client.getStore(createNoticesStore).load();
    expect(client.getStore(createNoticesStore).state.value.data).toMatchObject([
      { id: newer.id, level: 'outage' },
      { id: older.id, level: 'warning' },
    ]);
  });
});
