import { describe, expect, it } from 'vitest';
import { demoTransactions } from '../contract/demo/agent.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createApiKeysStore } from '../features/api-keys/store.ts';
import { createFundingStore } from '../features/funding/store.ts';
import { createPasswordReset } from '../features/security/password/reset.ts';
import { createSupportStore } from '../features/support/store.ts';
import { kobo } from '../money/kobo.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { createFakeServer, ok, silent } from '../testing/fakeServer.ts';
import { createTestClient } from '../testing/testClient.helper.ts';
import { createClient } from './client.ts';

/** A client of a server that answers nothing but the first page of the history. */
function start() {
  const names = Object.keys(endpoints) as EndpointName[];
  const server = createFakeServer({
    ...Object.fromEntries(names.map((name) => [name, () => silent])),
    transactions: ({ query }) =>
      query.has('cursor') ? silent : ok(demoTransactions, { nextCursor: 'older' }),
  });
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  const client = createClient({ platform: createFakePlatform({ fetch: server.fetch, sessionStorage }) });
  const { session, getStore } = client;
  if (!session) throw new Error('It has a session of its own');
  return { client, session, server, getStore };
}

const person = {
  firstName: 'A',
  lastName: 'O',
  username: 'amaka',
  email: 'a@example.ng',
  phone: '08012345678',
  password: 'a',
};
const transfer = {
  bankCode: '058',
  senderName: 'A',
  transferReference: 'T-1',
  amount: kobo(500_000),
  paidAt: 0,
};

type Asking = (given: ReturnType<typeof start>, signal: AbortSignal) => Promise<unknown>;
const calls: Readonly<Record<string, Asking>> = {
  'any call': ({ client }, signal) => client.call(endpoints.balance, { signal }),
  'signing in': ({ session }, signal) => session.login(person, signal),
  registering: ({ session }, signal) => session.register(person, signal),
  'changing the password': ({ session }, signal) =>
    session.changePassword({ oldPassword: 'a', newPassword: 'b' }, signal),
  'asking for an OTP': ({ getStore }, signal) => getStore(createPasswordReset).request(person.email, signal),
  'entering an OTP': ({ session, getStore }, signal) => {
    session.mergeResetPassword({ reference: 'reset-1' });
    return getStore(createPasswordReset).enterOtp('123456', signal);
  },
  'setting a new password': ({ session, getStore }, signal) => {
    session.mergeResetPassword({ resetToken: 'proof-1' });
    return getStore(createPasswordReset).finish('another', signal);
  },
  'one transaction': ({ client }, signal) => client.transactions.find('OJA-1', signal),
  'the next page': async ({ client }, signal) => {
    await client.transactions.load();
    return client.transactions.loadMore(signal);
  },
  'an account of one’s own': ({ getStore }, signal) =>
    getStore(createFundingStore).openAccount({ bankCode: '035', nin: '12345678901' }, signal),
  'the fee of a funding': ({ getStore }, signal) =>
    getStore(createFundingStore).preview(kobo(500_000), signal),
  'the claim of a transfer': ({ getStore }, signal) => getStore(createFundingStore).claim(transfer, signal),
  'making a key': ({ getStore }, signal) => getStore(createApiKeysStore).create(signal),
  'making a key with the password': ({ getStore }, signal) =>
    getStore(createApiKeysStore).createWithPassword('a', signal),
  'changing a key': ({ getStore }, signal) =>
    getStore(createApiKeysStore).update('key-1', { maxPerSale: null }, 'a', signal),
  'replacing a key': ({ getStore }, signal) =>
    getStore(createApiKeysStore).rotate('key-1', 86_400, 'a', signal),
  'revoking a key with the password': ({ getStore }, signal) =>
    getStore(createApiKeysStore).revokeWithPassword(['key-1'], 'a', signal),
  'revoking a key': ({ getStore }, signal) => getStore(createApiKeysStore).revoke('key-1', signal),
};

const sent = (server: ReturnType<typeof start>['server']) =>
  server.calls.filter(
    ({ name, query }) => name !== 'user' && (name !== 'transactions' || query.has('cursor')),
  );

describe('an aborted call', () => {
  it.each(Object.entries(calls))('resolves at once with a cancel problem: %s', async (_, ask) => {
    const given = start();
    const giveUp = new AbortController();
    const asked = ask(given, giveUp.signal);
    await expect.poll(() => sent(given.server).length).toBe(1);
    giveUp.abort();
    expect(await asked).toMatchObject({ ok: false, problem: { kind: 'cancel', code: 'CANCEL_ERROR' } });
    given.client.dispose();
  });

  it('returns no support phone number', async () => {
    const { client, getStore } = start();
    const giveUp = new AbortController();
    const asked = getStore(createSupportStore).chatPhone(giveUp.signal);
    giveUp.abort();
    expect(await asked).toBeNull();
    client.dispose();
  });

  it('makes a form’s submit return null and ends its running meter check', async () => {
    const setup = await createTestClient({ meter: () => silent });
    const form = setup.form('electricity', {
      service: 'ikeja-electric',
      recipient: '99000000010',
      amount: '2000',
    });
    const giveUp = new AbortController();
    const asked = form.submit(giveUp.signal);
    await expect.poll(() => form.state.value.checking.step).toBe('asking');
    giveUp.abort();
    expect(await asked).toBeNull();
    expect(form.state.value.checking).toMatchObject({ step: 'failed', problem: { kind: 'cancel' } });
  });
});
