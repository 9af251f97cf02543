import { afterEach, expect, test, vi } from 'vitest';
import { type Client, createClient } from '../../client/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMemoryTextStorage } from '../../shared/textStorage.ts';
import { createFakePlatform } from '../../testing/fakePlatform.ts';
import { type Answers, createFakeServer, lost, ok, refuse, silent } from '../../testing/fakeServer.ts';
import { createPrintStore } from './store.ts';

const clients: Client[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

function open(answers: Answers, account = 'amaka', change: Partial<Platform> = {}) {
  const server = createFakeServer(answers);
  const platform = createFakePlatform({ fetch: server.fetch, ...change });
  const getToken = async () => ({ token: 't', expiresAt: Date.now() + 3_600_000 });
  const client = createClient({ platform, getToken, account });
  clients.push(client);
  const ids = () => server.calls.flatMap((one) => (one.name === 'recordPrint' ? [one.body.id] : []));
  return { platform, ids, store: client.getStore(createPrintStore) };
}

/** A server that numbers the prints of any purchase and counts a repeated id once. */
function countingServer() {
  const counted = new Set<unknown>();
  const recordPrint: Answers['recordPrint'] = ({ body }) => ok({ number: counted.add(body.id).size });
  return { counted, recordPrint };
}

test('returns the number that the server gives to a print', async () => {
  const { store } = open({ recordPrint: () => ok({ number: 4 }) });
  expect(await store.record('OJA-1')).toBe(4);
});

test('counts prints offline, and sends each to the server once when back online', async () => {
  const { counted, recordPrint } = countingServer();
  const { store, platform, ids } = open({ recordPrint });
  platform.setOnline(false);
  expect([await store.record('OJA-1'), await store.record('OJA-1')]).toEqual([1, 2]);
  expect(counted.size).toBe(0);
  platform.setOnline(true);
  await vi.waitFor(() => expect(counted.size).toBe(2));
  expect(await store.record('OJA-1')).toBe(3);
  expect(new Set(ids()).size).toBe(3);
});

test('sends prints made offline after a reload too, and never for another agent', async () => {
  const unsentPrintsStorage = createMemoryTextStorage();
  const before = open({ recordPrint: () => lost }, 'amaka', { unsentPrintsStorage });
  await before.store.record('OJA-1');
  const { counted, recordPrint } = countingServer();
  await open({ recordPrint }, 'chidi', { unsentPrintsStorage }).store.shop.load();
  expect(counted.size).toBe(0);
  const after = open({ recordPrint }, 'amaka', { unsentPrintsStorage });
  expect(await after.store.record('OJA-1')).toBe(2);
  expect([...counted][0]).toBe(before.ids()[0]);
});

test('returns its own number if the server does not answer in time', async () => {
  const { store } = open({ recordPrint: () => silent }, 'amaka', { wait: async () => {} });
  expect(await store.record('OJA-1')).toBe(1);
});

test('counts by itself if the server lacks the call, and sends each print once', async () => {
  const { store, ids } = open({ recordPrint: () => refuse(404, 'Not found') });
  expect([await store.record('OJA-1'), await store.record('OJA-1'), await store.record('OJA-2')]).toEqual([
    1, 2, 1,
  ]);
  expect(ids()).toHaveLength(3);
});

test('ignores invalid content in the device’s storage', async () => {
  const unsentPrintsStorage = createMemoryTextStorage('{"agent":"amaka","prints":[["OJA-1",7]]}');
  const { store, ids } = open({ recordPrint: () => ok({ number: 1 }) }, 'amaka', { unsentPrintsStorage });
  expect(await store.record('OJA-1')).toBe(1);
  expect(ids()).toHaveLength(1);
});

test('clears shop and counts when it is reset', async () => {
  const { store } = open({ recordPrint: () => lost, shop: () => ok({ name: 'Amaka Ventures' }) });
  await store.shop.load();
  expect(store.shop.state.peek().data?.name).toBe('Amaka Ventures');
  await store.record('OJA-1');
  store.reset();
  expect(store.shop.state.peek().data).toBeNull();
  expect(await store.record('OJA-1')).toBe(1);
});

test('omits a logo that is not an image and keeps the rest of the shop', async () => {
  const { store } = open({
    shop: () => ok({ name: 'Amaka', logo: 'data:image/svg+xml;base64,PHN2Zy8+' }),
  });
  await store.shop.load();
  expect(store.shop.state.peek().data).toEqual({ name: 'Amaka', phone: undefined, logo: undefined });
});
