import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, createMemoryJournal, createMemorySessionStorage } from '@oja/core';
import {
  type BulkStore,
  createBulkStoreOn,
  createMemoryBatchStorage,
  type ReadyLine,
  type RowState,
} from '@oja/core/bulk';
import { createFakePlatform } from '@oja/core/testing';
import { describe, expect, it } from 'vitest';
import { DEMO_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const ADMIN = 'the-admin-token';
const api = apiForTests({
  adminToken: ADMIN,
  // purchase.test.ts checks these calls against the API document.
  onExchange: () => {},
  rateLimit: { requests: 1_000_000, windowMs: 60_000 },
  providerDelayMs: 30,
});

const ROWS = 1_000;
const KILLS = 20;

/** How many times faster the device's clock runs than the server's, to shorten schedules of seconds. */
const FASTER = 50;

/** mulberry32: the same seed always gives the same kills. */
function createChance(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A recipient with a fixed outcome: its sales are held, then fail, and are refunded. */
const REFUNDED = '08030000202';

/** Distinct rows: airtime and data of two networks, electricity, exam PINs, and sales that are refunded. */
function manyLines(): string {
  const phone = (at: number) => `0803${String(2_000_000 + at)}`;
  return Array.from({ length: ROWS }, (_, at) => {
    if (at % 50 === 7) return `99000000010 ikedc prepaid ${1_000 + at}`;
    if (at % 50 === 8) return `${phone(at)}, NABTEB`;
    if (at % 50 === 9) return `${REFUNDED},mtn,${50 + at}`;
    if (at % 3 === 0) return `${phone(at)} MTN 110MB daily`;
    return at % 3 === 1 ? `${phone(at)},mtn,${50 + (at % 7)}` : `${phone(at)}\tAirtel\t50`;
  }).join('\n');
}

/** The storage of a phone, which survives every kill. */
function createDevice(token: string) {
  const sessionStorage = createMemorySessionStorage();
  const { password: _, ...user } = DEMO_AGENT;
  sessionStorage.write({ token, user });
  return { sessionStorage, journal: createMemoryJournal(), batches: createMemoryBatchStorage() };
}

/** One run of the app, which is killed at step `dieAt` of its writes and requests. */
interface Life {
  readonly client: Client;
  readonly bulk: BulkStore;
  readonly isDead: () => boolean;
  kill(): void;
}

function live(device: ReturnType<typeof createDevice>, dieAt: number, chance: () => number): Life {
  let steps = 0;
  let isDead = false;
  const never = () => new Promise<never>(() => {});
  /** A killed app writes and sends nothing more, and never gets the result of its last step. */
  const mortal =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (isDead) return never();
      steps += 1;
      const isLast = steps >= dieAt;
      if (isLast && chance() < 0.5) isDead = true;
      if (isDead) return never();
      const done = act(...args);
      if (isLast) {
        isDead = true;
        // The write or the request completes without the app.
        void done.catch(() => {});
        return never();
      }
      return done.finally(() => (isDead ? never() : undefined));
    };
  const platform = createFakePlatform({
    fetch: mortal((...args: Parameters<typeof fetch>) =>
      // The app requests it after every sale, but a batch does not depend on it.
      String(args[0]).includes('/wallet/balance') ? never() : fetch(...args),
    ),
    sessionStorage: device.sessionStorage,
    journal: {
      ...device.journal,
      claim: mortal(device.journal.claim),
      put: mortal(device.journal.put),
      remove: mortal(device.journal.remove),
    },
    elapsed: () => performance.now() * FASTER,
    wait: (ms, signal) => wait(ms / FASTER, undefined, signal ? { signal } : {}).catch(() => {}),
  });
  const { batches } = device;
  const storage = {
    ...batches,
    create: mortal(batches.create),
    move: mortal(batches.move),
    update: mortal(batches.update),
  };
  const client = createClient({ apiBase: api().url, dedupe: 'supported', platform });
  const bulk = client.getStore((context) => createBulkStoreOn(context, storage));
  return {
    client,
    bulk,
    isDead: () => isDead,
    kill() {
      isDead = true;
      platform.kill();
      client.dispose();
    },
  };
}

/** Funds the wallet with enough for a thousand sales. */
async function addMoney(token: string): Promise<void> {
  const transfer = { bankCode: '058', senderName: 'Amaka Okafor', paidAt: '2025-11-21T09:00:00+01:00' };
  const body = { method: 'manual', amount: '200000.00', transferReference: 'T-1', ...transfer };
  const { reference } = (await call(api().url, 'fund', { token, body })).data;
  const headers = { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' };
  const verdict = { method: 'POST', headers, body: JSON.stringify({ approve: true }) };
  expect((await fetch(`${api().url}/admin/claims/${reference}`, verdict)).status).toBe(200);
}

/** The movements since `from`: the number of sales and refunds, and the ref of each debit. */
async function movedSince(token: string, from: string) {
  const to = new Date(Date.now() + 60_000).toISOString();
  const refs: string[] = [];
  for (let cursor = ''; ; ) {
    const query = { from, to, limit: '500', ...(cursor && { cursor }) };
    const { data, nextCursor } = await call(api().url, 'statement', { token, query });
    for (const { direction, ref } of data.movements ?? []) if (direction === 'out') refs.push(String(ref));
    cursor = nextCursor ?? '';
    const countOf = (wanted: string) => data.totals?.find(({ kind }) => kind === wanted)?.count ?? 0;
    if (cursor === '') return { refs, sold: countOf('sale'), refunds: countOf('refund') };
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(2);
}

const isOpen = ({ step }: RowState) => step === 'waiting' || step === 'sending' || step === 'held';
const isDone = ({ bulk }: Life) => {
  const rows = bulk.batch.peek()?.rows.peek() ?? [];
  return rows.length > 0 && !rows.some(isOpen);
};

describe(`a batch of ${ROWS} rows on a phone that is killed ${KILLS} times`, () => {
  it('ends with exactly one sale or one refund for every row', async () => {
    const chance = createChance(20_261_123);
    const token = await signIn(api().url);
    await addMoney(token);
    const device = createDevice(token);
    const startedAt = new Date().toISOString();
    const before = await api().ledger.balance(DEMO_AGENT.username);

    const first = live(device, Number.POSITIVE_INFINITY, chance);
    await first.client.services.load();
    first.bulk.write(manyLines());
    const check = await first.bulk.check(first.client.services.state.peek().data ?? [], {}, () => {});
    const ready = check.lines.filter((line): line is ReadyLine => line.kind === 'ready');
    expect(check.lines.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(await first.bulk.confirm({ ready, meant: new Set(), leftOut: [] })).toBe('begun');
    first.kill();

    let kills = 1;
    let life: Life;
    for (;;) {
      life = live(
        device,
        kills < KILLS ? Math.ceil(chance() * 0.6 * ROWS) : Number.POSITIVE_INFINITY,
        chance,
      );
      await until(() => life.isDead() || isDone(life));
      if (!life.isDead()) break;
      life.kill();
      kills += 1;
    }
    expect(kills).toBe(KILLS);

    const rows = life.bulk.batch.peek()?.rows.peek() ?? [];
    expect(rows).toHaveLength(ROWS);
    const { sold, refunds, refs } = await movedSince(token, startedAt);
    const isOnce = ({ row, step }: RowState) =>
      (step === 'delivered' || step === 'refunded') &&
      refs.filter((ref) => ref === row.result?.ref).length === 1;
    expect(rows.filter((row) => !isOnce(row))).toEqual([]);
    expect(refunds).toBeGreaterThanOrEqual(Math.floor(ROWS / 50));
    // One sale per row: no row was charged under an earlier reference too.
    expect([sold, refunds]).toEqual([ROWS, rows.filter(({ step }) => step === 'refunded').length]);
    const spent = rows.reduce(
      (sum, { row, step }) => sum + (step === 'delivered' ? row.intent.draft.price : 0),
      0,
    );
    expect(await api().ledger.balance(DEMO_AGENT.username)).toBe(before - spent);
    expect(await api().ledger.audit()).toEqual([]);
    life.kill();
  });
});
