import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { demoBalance, demoServices, demoTransaction, demoUser } from '../contract/demo/agent.ts';
import { endpoints } from '../contract/endpoints.ts';
import { outcomeInTime, silentDatabases } from '../shared/database/silentDatabases.helper.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { type Answers, createFakeServer, ok } from '../testing/fakeServer.ts';
import { amaka, stored } from '../testing/testSession.helper.ts';
import { openSnapshot } from './snapshot.ts';
import { createIndexedDbSnapshot, type SnapshotStorage } from './snapshotStorage.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A phone whose storage lasts longer than each visit. */
function createPhone(record?: unknown) {
  let now = Date.parse('2026-11-21T09:41:00+01:00');
  let kept = record;
  const writes: unknown[] = [];
  const storage: SnapshotStorage = {
    read: async () => kept,
    async write(next) {
      writes.push(next);
      kept = next;
    },
    async clear() {
      kept = undefined;
    },
  };
  /** Starts the app. */
  async function visit(answers: Answers, { token = 'a-token', isOnline = true } = {}) {
    const server = createFakeServer({ user: () => ok(demoUser), logout: () => ok(null), ...answers });
    const snapshot = openSnapshot(storage, { now: () => now, wait: async () => {} });
    const platform = createFakePlatform({
      fetch: server.fetch,
      sessionStorage: stored(token, amaka),
      now: () => now,
      isOnline: () => isOnline,
    });
    const client = createClient({ platform, snapshot });
    await snapshot;
    return { client, server };
  }
  return {
    visit,
    writes,
    get kept() {
      return kept;
    },
    later(ms: number) {
      now += ms;
    },
  };
}

const balance = (naira: string) => ({ balance: () => ok({ availableBalance: naira }) });
const never = () => new Promise<never>(() => {});

describe('the answers of the last visit', () => {
  it('are shown at once with their time, and then renewed', async () => {
    const phone = createPhone();
    const before = await phone.visit(balance('500.00'));
    await before.client.wallet.load();
    await vi.waitFor(() => expect(phone.writes).toHaveLength(1));
    const { at } = before.client.wallet.state.peek() as { at: number };
    phone.later(2 * HOUR);
    let answer: () => void = () => {};
    const { client, server } = await phone.visit({
      balance: async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return ok({ availableBalance: '44.00' });
      },
    });
    const loading = client.wallet.load();
    await vi.waitFor(() =>
      expect(client.wallet.state.peek()).toMatchObject({
        status: 'stale',
        data: { balance: 50_000 },
        at,
        problem: null,
      }),
    );
    await vi.waitFor(() => expect(server.calls.some(({ name }) => name === 'balance')).toBe(true));
    answer();
    await loading;
    expect(client.wallet.state.peek()).toMatchObject({ status: 'ready', data: { balance: 4_400 } });
  });

  it('are shown offline, with the problem that prevents newer ones', async () => {
    const phone = createPhone();
    const answers = {
      ...balance('500.00'),
      services: () => ok(demoServices),
      transactions: () => ok([demoTransaction()]),
    };
    const before = await phone.visit(answers);
    const load = ({ wallet, services, transactions }: typeof before.client) =>
      Promise.all([wallet.load(), services.load(), transactions.load()]);
    await load(before.client);
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    const { client, server } = await phone.visit({}, { isOnline: false });
    await load(client);
    for (const store of [client.wallet, client.services, client.transactions])
      expect(store.state.peek()).toMatchObject({ status: 'stale', problem: { kind: 'network' } });
    expect(client.services.state.peek().data).toEqual(before.client.services.state.peek().data);
    expect(client.transactions.state.peek().data?.items.map(({ ref }) => ref)).toEqual(['OJA-9001']);
    expect(server.calls).toEqual([]);
  });

  it('do not include deliveries, so that a single transaction is requested again', async () => {
    const phone = createPhone();
    const before = await phone.visit({ transactions: () => ok([demoTransaction()]) });
    await before.client.transactions.load();
    expect(await before.client.transactions.find('OJA-9001')).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    const { client } = await phone.visit({}, { isOnline: false });
    await client.transactions.load();
    expect(await client.transactions.find('OJA-9001')).toMatchObject({ ok: false });
  });

  it('never answer a call that does not allow it', async () => {
    const phone = createPhone();
    const before = await phone.visit({ services: () => ok(demoServices) });
    await before.client.services.load();
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    const { client } = await phone.visit({}, { isOnline: false });
    expect(await client.call(endpoints.services)).toMatchObject({ ok: false, problem: { kind: 'network' } });
  });

  it('never replace the server’s answer, even with a date in the future', async () => {
    const phone = createPhone();
    const before = await phone.visit({
      balance: () => ok({ availableBalance: '999.00', asOf: '2099-01-01T00:00:00Z' }),
    });
    await before.client.wallet.load();
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    const { client } = await phone.visit({ balance: () => ok(demoBalance) });
    await client.wallet.load();
    expect(client.wallet.state.peek()).toMatchObject({ status: 'ready' });
    expect(client.wallet.availableBalance.peek()).toBe(demoBalance.availableBalance);
  });

  it('include no token, pin, description or search', async () => {
    const phone = createPhone();
    const secret = demoTransaction({
      description: 'Token 1111-2222-3333-4444-5555',
      delivery: {
        token: '11112222333344445555',
        pins: [{ serial: 'S-1', pin: '987654321098' }],
        message: 'M-1',
      },
    });
    const { client } = await phone.visit({ transactions: () => ok([secret]), ...balance('1.00') });
    await client.transactions.load();
    await client.wallet.load();
    await client.transactions.view({ search: '08039998877' }).store.load();
    await vi.waitFor(() => expect(JSON.stringify(phone.kept)).toContain('OJA-9001'));
    const text = JSON.stringify(phone.kept);
    for (const word of ['1111', '9876', 'S-1', 'M-1', 'Token', '08039998877', 'a-token'])
      expect(text).not.toContain(word);
  });
});

describe('the stored snapshot', () => {
  it('is deleted at sign-out, and when the server ends the session', async () => {
    for (const end of [
      (client: Awaited<ReturnType<ReturnType<typeof createPhone>['visit']>>['client']) =>
        client.session?.logout(),
      (client: Awaited<ReturnType<ReturnType<typeof createPhone>['visit']>>['client']) =>
        client.session?.rejected('a-token'),
    ]) {
      const phone = createPhone();
      const { client } = await phone.visit(balance('500.00'));
      await client.wallet.load();
      await vi.waitFor(() => expect(phone.kept).toBeDefined());
      await end(client);
      await vi.waitFor(() => expect(phone.kept).toBeUndefined());
    }
  });

  it('is not written after the session has ended', async () => {
    const phone = createPhone();
    const { client } = await phone.visit(balance('500.00'));
    await client.wallet.load();
    await client.session?.logout();
    await new Promise(setImmediate);
    expect(phone.kept).toBeUndefined();
  });

  it('is ignored by another session, and replaced once that session has answers', async () => {
    const phone = createPhone();
    const first = await phone.visit(balance('500.00'));
    await first.client.wallet.load();
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    const { client } = await phone.visit({ balance: never }, { token: 'b-token' });
    void client.wallet.load();
    await new Promise(setImmediate);
    expect(client.wallet.state.peek().data).toBeNull();
    const third = await phone.visit(balance('7.00'), { token: 'b-token' });
    await third.client.wallet.load();
    await vi.waitFor(() => expect(JSON.stringify(phone.kept)).toContain('7.00'));
    expect(JSON.stringify(phone.kept)).not.toContain('500.00');
  });

  it('is written when the data changes, and not within the hour for its age alone', async () => {
    const phone = createPhone();
    const { client } = await phone.visit(balance('500.00'));
    for (let time = 0; time < 3; time += 1) {
      await client.wallet.refresh();
      await new Promise(setImmediate);
    }
    expect(phone.writes).toHaveLength(1);
    const changed = await phone.visit(balance('400.00'));
    await changed.client.wallet.load();
    await vi.waitFor(() => expect(phone.writes).toHaveLength(2));
  });

  it('is not used after a month', async () => {
    const phone = createPhone();
    const before = await phone.visit(balance('500.00'));
    await before.client.wallet.load();
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    phone.later(31 * DAY);
    const { client } = await phone.visit({}, { isOnline: false });
    await client.wallet.load();
    expect(client.wallet.state.peek().status).toBe('failed');
  });

  it('is ignored if its shape is wrong', async () => {
    const answers = fc.array(
      fc.tuple(fc.constant('["balance"]'), fc.record({ at: fc.double(), body: fc.string() })),
    );
    const junk = fc.oneof(fc.anything(), fc.record({ owner: fc.string(), answers }));
    await fc.assert(
      fc.asyncProperty(junk, async (record) => {
        const { client } = await createPhone(record).visit(balance('500.00'));
        await client.wallet.load();
        expect(client.wallet.state.peek()).toMatchObject({ status: 'ready', data: { balance: 50_000 } });
        client.dispose();
      }),
      { numRuns: 100 },
    );
  });

  it('is ignored if its answers do not match the schema', async () => {
    const phone = createPhone();
    const before = await phone.visit(balance('500.00'));
    await before.client.wallet.load();
    await vi.waitFor(() => expect(phone.kept).toBeDefined());
    const spoilt = JSON.parse(JSON.stringify(phone.kept).replace('500.00', 'a lot'));
    const { client } = await createPhone(spoilt).visit({}, { isOnline: false });
    await client.wallet.load();
    expect(client.wallet.state.peek()).toMatchObject({ status: 'failed', data: null });
  });
});

describe('the storage of the device', () => {
  it('keeps one record, until it is cleared', async () => {
    const storage = createIndexedDbSnapshot(new IDBFactory());
    expect(await storage.read()).toBeUndefined();
    await storage.write({ owner: 'a' });
    await storage.write({ owner: 'b' });
    expect(await storage.read()).toEqual({ owner: 'b' });
    await storage.clear();
    expect(await storage.read()).toBeUndefined();
  });

  it('never throws', async () => {
    const factory = { open: () => void JSON.parse('{') } as unknown as IDBFactory;
    const storage = createIndexedDbSnapshot(factory);
    expect(await storage.read()).toBeUndefined();
    await expect(storage.write({})).resolves.toBeUndefined();
    await expect(storage.clear()).resolves.toBeUndefined();
  });

  it.each(Object.entries(silentDatabases))('resolves without a record if IndexedDB %s', async (_, create) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = createIndexedDbSnapshot(create());
    for (const use of [storage.read, () => storage.write({}), storage.clear])
      expect(await outcomeInTime(use())).toBeUndefined();
    vi.useRealTimers();
  });
});
