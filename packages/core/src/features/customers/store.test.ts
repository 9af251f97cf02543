import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import type { ClientConfig } from '../../client/clientConfig.ts';
import { lacksTheCall } from '../../http/problem.ts';
import { createMemorySessionStorage } from '../../session/sessionStorage.ts';
import { openSnapshot } from '../../snapshot/snapshot.ts';
import type { SnapshotStorage } from '../../snapshot/snapshotStorage.ts';
import { createFakePlatform } from '../../testing/fakePlatform.ts';
import { type Answers, createFakeServer, html, ok } from '../../testing/fakeServer.ts';
import { demoCustomers } from './demo.ts';
import { createCustomersStore } from './store.ts';

const [bisi, chidi, fatima] = demoCustomers;
if (!bisi || !chidi || !fatima) throw new Error('There are four');

const request = { name: 'Bisi', recipientKind: 'phone', recipient: '08031234567' } as const;

function setup(answers: Answers = {}, config: ClientConfig = {}) {
  const server = createFakeServer({ customers: () => ok(demoCustomers), logout: () => ok(null), ...answers });
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  const platform = createFakePlatform({ fetch: server.fetch, sessionStorage, wait: async () => {} });
  const client = createClient({ ...config, platform });
  const store = client.getStore(createCustomersStore);
  const names = () => store.state.value.data?.items.map(({ name }) => name);
  const asked = () =>
    server.calls.flatMap(({ name, query }) => (name === 'customers' ? [Object.fromEntries(query)] : []));
  return { client, server, store, names, asked };
}

/** A server with two pages. */
const paged = (): Answers => ({
  customers: ({ query }) =>
    query.has('cursor') ? ok([chidi, fatima]) : ok([bisi, chidi], { nextCursor: 'after-chidi' }),
});

describe('the customers store', () => {
  it('adds page after page, each customer once', async () => {
    const { store, names } = setup(paged());
    await store.load();
    expect(names()).toEqual(['Bisi Adewale', 'Chidi Nwosu']);
    expect(await store.loadMore()).toMatchObject({ ok: true });
    expect(names()).toEqual(['Bisi Adewale', 'Chidi Nwosu', 'Fatima Bello']);
    expect(await store.loadMore()).toBeNull();
  });

  it('drops a page of a list that was narrowed in the meantime', async () => {
    const { store, names } = setup({
      customers: ({ query }) =>
        query.get('query') === 'fat' ? ok([fatima]) : (paged().customers?.({ query } as never) ?? ok([])),
    });
    await store.load();
    const page = store.loadMore();
    await store.narrow('fat');
    expect(await page).toBeNull();
    expect([names(), store.isLoadingMore.value, store.search.value]).toEqual([
      ['Fatima Bello'],
      false,
      'fat',
    ]);
  });

  it('finds customers without changing the list, and narrows the list on the server', async () => {
    const { store, names, asked } = setup();
    await store.load();
    expect(await store.find('bi', 'phone')).toMatchObject({ ok: true });
    await store.narrow('bi');
    await store.narrow('bi');
    expect(asked()).toEqual([
      { limit: '25' },
      { limit: '5', query: 'bi', recipientKind: 'phone' },
      { limit: '25', query: 'bi' },
    ]);
    expect(names()).toHaveLength(4);
  });

  it('shows a changed or deleted customer at once, and reloads the list after an addition', async () => {
    const { store, names, asked } = setup({
      saveCustomer: () => ok(bisi, { status: 201 }),
      updateCustomer: () => ok({ ...chidi, name: 'Chidi' }),
      deleteCustomer: () => ok(null),
    });
    await store.load();
    expect(await store.update('cus-2', request)).toMatchObject({ ok: true });
    await store.remove('cus-3');
    expect(names()).toEqual(['Bisi Adewale', 'Chidi', 'Tunde Adeyemi']);
    expect(await store.save(request)).toMatchObject({ ok: true });
    await expect.poll(() => asked().length).toBe(2);
  });

  it('keeps the list if the server refuses', async () => {
    const { store, names } = setup({ deleteCustomer: () => html(503) });
    await store.load();
    expect(await store.remove('cus-1')).toMatchObject({ ok: false });
    expect(names()).toHaveLength(4);
  });

  it('stores no customer on the device, and clears its memory at sign-out', async () => {
    const kept: unknown[] = [];
    const storage: SnapshotStorage = {
      read: async () => undefined,
      write: async (record) => void kept.push(record),
      clear: async () => {},
    };
    const snapshot = openSnapshot(storage, { now: () => 0, wait: async () => {} });
    const { client, store } = setup({}, { snapshot });
    store.suggestName('08031234567', 'Bisi');
    await store.load();
    await client.wallet.load();
    expect(JSON.stringify(kept)).not.toContain('Bisi');
    await client.session?.logout();
    expect([store.state.value.status, store.suggestedName('08031234567')]).toEqual(['idle', null]);
  });

  it.each([
    ['asked and answered 404', {}],
    ['switched off by the host', { endpoints: { customers: false } as const }],
  ])('reports that the server lacks the calls: %s', async (_, config) => {
    const { store, asked } = setup({ customers: () => html(404) }, config);
    for (const typed of ['bi', 'bis']) {
      const result = await store.find(typed, 'phone');
      expect(!result.ok && lacksTheCall(result.problem)).toBe(true);
    }
    // Sent once in a session: after that, the call is known to be missing.
    expect(asked()).toHaveLength('endpoints' in config ? 0 : 1);
  });

  it('uses the paths from the host’s settings', async () => {
    const paths: string[] = [];
    const fetch = async (input: unknown) => {
      paths.push(String(input));
      return Response.json({ data: [] });
    };
    const platform = createFakePlatform({ fetch: fetch as typeof globalThis.fetch });
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'a-token', user: null });
    const client = createClient({
      endpoints: { customers: '/people' },
      platform: { ...platform, sessionStorage },
    });
    await client.getStore(createCustomersStore).load();
    expect(paths.at(-1)).toBe('/api/v1/agent/people?limit=25');
  });
});

it('sends a contact’s name without invisible characters, such as emoji joiners', async () => {
  const { server, store } = setup({ saveCustomer: () => ok(bisi, { status: 201 }) });
  const name = 'Bisi \u{1f468}\u200d\u{1f469}\u202e';
  expect((await store.save({ ...request, name, note: 'a\u200b' })).ok).toBe(true);
  expect(server.calls.find((call) => call.name === 'saveCustomer')?.body).toMatchObject({
    name: 'Bisi \u{1f468}\u{1f469}',
    note: 'a',
  });
});
