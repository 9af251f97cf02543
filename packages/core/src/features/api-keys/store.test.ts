import { describe, expect, it } from 'vitest';
import { fixtures } from '../../contract/demo/answers.ts';
import { type Answers, ok, refuse } from '../../testing/fakeServer.ts';
import { createTestPurchase } from '../../testing/testPurchase.helper.ts';
import { demoApiKey } from './demo.ts';
import { createApiKeysStore } from './store.ts';

const confirmation = fixtures.confirmPassword.confirmation;

function start(answers: Answers = {}) {
  const { client, server } = createTestPurchase({
    apiKeys: () => ok(fixtures.apiKeys),
    confirmPassword: () => ok(fixtures.confirmPassword),
    ...answers,
  });
  const sent = () =>
    server.calls.flatMap(({ name, params, body }) =>
      name === 'apiKeys' || name === 'user' ? [] : [[name, params['id'], body]],
    );
  return { store: client.getStore(createApiKeysStore), sent };
}

describe('API keys with settings', () => {
  it('are created with the chosen settings, without and with a confirmed password', async () => {
    const settings = { scopes: ['read'], maxPerSale: '500.00', expiresAt: '2027-01-01T00:00:00Z' };
    const { store, sent } = start({ createApiKey: () => ok(fixtures.createApiKey) });
    const made = await store.create(undefined, settings);
    expect(made).toMatchObject({ ok: true, data: { scopes: ['read', 'purchase:data'] } });
    await store.createWithPassword('a', undefined, settings);
    expect(sent()).toEqual([
      ['createApiKey', undefined, settings],
      ['confirmPassword', undefined, { password: 'a' }],
      ['createApiKey', undefined, { ...settings, confirmation }],
    ]);
  });

  it('are parsed with money in kobo and times in ms; a bare key has no settings', async () => {
    const { store } = start({ apiKeys: () => ok([demoApiKey, 'oja_live_0123456789abcdef']) });
    await store.load();
    const [key, plain] = store.state.value.data ?? [];
    expect(key).toMatchObject({
      maxPerSale: 500_000,
      expiresAt: Date.parse('2027-10-01T10:00:00+01:00'),
      lastUsedAddress: '102.89.23.7',
      addresses: ['102.89.23.7', '2001:db8:1::/48'],
    });
    expect([plain?.scopes, plain?.expiresAt, plain?.previous]).toEqual([undefined, undefined, undefined]);
  });

  it('are changed after the password is confirmed, and the list is reloaded', async () => {
    const { store, sent } = start({ updateApiKey: () => ok(demoApiKey) });
    const change = { maxPerSale: null, scopes: ['read'] };
    expect((await store.update('key-1', change, 'a')).ok).toBe(true);
    expect(sent()).toEqual([
      ['confirmPassword', undefined, { password: 'a' }],
      ['updateApiKey', 'key-1', { ...change, confirmation }],
    ]);
    await expect.poll(() => store.state.value.data?.length).toBe(2);
  });

  it('are rotated once for two concurrent calls, and only the outcome has the secret', async () => {
    const { store, sent } = start({ rotateApiKey: () => ok(fixtures.rotateApiKey) });
    const [first, second] = await Promise.all([
      store.rotate('key-1', 3600, 'a'),
      store.rotate('key-1', 3600, 'a'),
    ]);
    expect(first).toBe(second);
    expect(first).toMatchObject({
      ok: true,
      data: { key: fixtures.rotateApiKey.key, previous: { prefix: 'oja_live' } },
    });
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(['rotateApiKey', 'key-1', { overlap: 3600, confirmation }]);
    await expect.poll(() => store.state.value.status).toBe('ready');
    expect(JSON.stringify(store.state.value)).not.toContain(fixtures.rotateApiKey.key);
  });

  it('are revoked with one proof, up to the first that can’t be revoked', async () => {
    const { store, sent } = start({
      apiKeys: () => ok([]),
      revokeApiKey: ({ params }) => (params['id'] === 'key-2' ? refuse(403, 'No') : ok(null)),
    });
    const result = await store.revokeWithPassword(['key-1', 'key-2', 'key-3'], 'a');
    expect(result.ok).toBe(false);
    expect(sent()).toEqual([
      ['confirmPassword', undefined, { password: 'a' }],
      ['revokeApiKey', 'key-1', { confirmation }],
      ['revokeApiKey', 'key-2', { confirmation }],
    ]);
    expect((await store.revokeWithPassword([], 'a')).ok).toBe(true);
  });

  it('are not changed if the password is wrong', async () => {
    const { store, sent } = start({ confirmPassword: () => refuse(400, 'No', { code: 'wrong_password' }) });
    for (const result of [
      await store.update('key-1', {}, 'a'),
      await store.rotate('key-1', 0, 'a'),
      await store.revokeWithPassword(['key-1'], 'a'),
    ])
      expect(result.ok).toBe(false);
    expect(sent().map(([name]) => name)).toEqual(['confirmPassword', 'confirmPassword', 'confirmPassword']);
  });
});
