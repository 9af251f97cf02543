import { setTimeout } from 'node:timers/promises';
import { kobo } from '@oja/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OTHER_AGENT } from '../seed/demo.ts';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import { startPostgres } from '../testing/postgres.helper.ts';
import { buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

// Two servers over one PostgreSQL. The embedded database has one connection, so it has no such races.
const clock = testClock();
let database: string;
let stop: () => Promise<void>;
let servers: ReferenceApi[];
let token: string;
beforeAll(async () => {
  const postgres = await startPostgres();
  stop = postgres.stop;
  database = postgres.url;
  const options = {
    mode: 'demo' as const,
    port: 0,
    database: postgres.url,
    clock: clock.now,
    providerDelayMs: 30_000,
  };
  // Both start at once on an empty database: one migrates and seeds it while the other waits.
  servers = await Promise.all([startReferenceApi(options), startReferenceApi(options)]);
  token = await signIn(one().url);
}, 400_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.close()));
  await stop?.();
});

const one = (): ReferenceApi => servers[0] as ReferenceApi;
const any = (index: number): string => (servers[index % servers.length] as ReferenceApi).url;

/** Repeats the purchase while a server answers `busy`, as clients do. */
async function buyFromAny(index: number, who: string, body: ReturnType<typeof order>) {
  for (;;) {
    const answer = await buy(any(index), who, body);
    if (answer.code !== 'busy') return answer;
  }
}

describe('PostgreSQL with two servers', () => {
  it('is migrated and seeded once, with a correct ledger', async () => {
    expect(await one().ledger.audit()).toEqual([]);
    expect(await one().ledger.balance('amaka')).toBe(4_825_000);
    const history = await call(any(1), 'transactions', { token });
    expect(history.data).toHaveLength(50);
  });

  it('debits once for 200 requests with one reference', async () => {
    const body = order();
    const came = await Promise.all(Array.from({ length: 200 }, (_, index) => buyFromAny(index, token, body)));
    expect(await one().ledger.debits(body.reference)).toEqual([45_600]);
    expect(await one().ledger.balance('amaka')).toBe(4_825_000 - 45_600);
    const odd = came.filter(({ status, code }) => status !== 201 && code !== 'in_progress');
    expect(odd.map(({ status, code }) => [status, code])).toEqual([]);
    expect(await one().ledger.audit()).toEqual([]);
  }, 60_000);

  it('sells exactly 50 times to 200 requests with money for 50, and leaves the balance at 0', async () => {
    const bola = await signIn(any(1), OTHER_AGENT);
    const cheap = { planId: 'mtn-direct-110mb-1d', expectedPrice: '100.00' };
    const came = await Promise.all(
      Array.from({ length: 200 }, (_, index) => buyFromAny(index, bola, order(cheap))),
    );
    const count = (status: number) => came.filter((answer) => answer.status === status).length;
    expect([count(201), count(402)]).toEqual([50, 150]);
    expect(await one().ledger.balance('bola')).toBe(0);
    expect(await one().ledger.audit()).toEqual([]);
  }, 60_000);

  it('sells 7 cards to 30 requests for one each, over both servers', async () => {
    const planId = 'glo-recharge-card-100';
    await one().ledger.execute(`update plans set stock = 7 where id = '${planId}'`);
    const card = { serviceId: 'glo-recharge-card', planId, expectedPrice: '100.00' };
    const came = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call(any(index), 'purchase', { token, params: { category: 'recharge-card' }, body: order(card) }),
      ),
    );
    const codes = came.filter(({ status }) => status !== 201).map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: 23 }, () => 'out_of_stock'));
    expect(await one().ledger.audit()).toEqual([]);
  }, 60_000);

  it('ends each of 200 references as sold or as voided if a purchase and a void arrive together', async () => {
    await one().ledger.setPrice('mtn-direct-110mb-1d', kobo(100));
    const before = await one().ledger.balance('amaka');
    const cheap = { planId: 'mtn-direct-110mb-1d', expectedPrice: '1.00' };
    const bodies = Array.from({ length: 200 }, () => order(cheap));
    const giveUp = (index: number, { reference }: { reference: string }) =>
      call(any(index), 'voidPurchase', { token, params: { reference } });
    // The head start of a purchase before its void, in ms. A void has fewer statements, so without one it may
    // always win.
    const leads = [-1, 0, 0, 5, 10, 20, 50, 100, 200, 400];
    const race = async (body: (typeof bodies)[number], index: number) => {
      const lead = leads[index % leads.length] ?? 0;
      const early = lead < 0 ? giveUp(index + 1, body) : undefined;
      const buying = buy(any(index), token, body);
      await setTimeout(Math.max(lead, 0));
      const [given, sold] = await Promise.all([early ?? giveUp(index + 1, body), buying]);
      return { body, given, sold };
    };
    const ends: Awaited<ReturnType<typeof race>>[] = [];
    // In batches: a busy machine would answer no purchase in time if all were sent at once.
    for (let first = 0; first < bodies.length; first += 40) {
      const some = bodies.slice(first, first + 40);
      ends.push(...(await Promise.all(some.map((body, at) => race(body, first + at)))));
    }
    let sales = 0;
    for (const [index, { body, given, sold }] of ends.entries()) {
      const debits = await one().ledger.debits(body.reference);
      sales += debits.length;
      // A busy machine may answer 503, which makes no statement about the money.
      const said = [given, sold].filter(({ status }) => status !== 503);
      const isVoided = (came: { code: string | undefined; data: unknown }) =>
        came.code === 'reference_voided' || (came.data as { voided?: boolean } | undefined)?.voided === true;
      expect(said.map(isVoided)).toEqual(said.map(() => debits.length === 0));
      const again = await giveUp(index, body);
      expect([debits.length, isVoided(again)]).toEqual(isVoided(again) ? [0, true] : [1, false]);
      if (isVoided(again)) expect((await buy(any(index), token, body)).code).toBe('reference_voided');
    }
    // On a slow machine an order may time out, and its money is refunded.
    const isBalanced = async () => {
      const all = await Promise.all(bodies.map(({ reference }) => one().ledger.refunds(reference)));
      const refunds = all.flat().length;
      expect(await one().ledger.balance('amaka')).toBe(before - (sales - refunds) * 100);
    };
    await vi.waitFor(isBalanced, { timeout: 10_000 });
    // Proves that there was a race: otherwise one side always won.
    expect(sales).toBeGreaterThan(0);
    expect(sales).toBeLessThan(200);
    expect(await one().ledger.audit()).toEqual([]);
    await one().ledger.setPrice('mtn-direct-110mb-1d', kobo(10_000));
  }, 120_000);

  it('settles each sale once when both servers requery at the same time', async () => {
    const before = await one().ledger.balance('amaka');
    const bodies = Array.from({ length: 40 }, (_, index) =>
      order({ recipient: index % 2 === 0 ? '08030000202' : '08020000201' }),
    );
    await Promise.all(bodies.map((body, index) => buy(any(index), token, body)));
    expect(await one().ledger.balance('amaka')).toBe(before - 40 * 45_600);
    clock.forward(31_000);
    const settled = async () => {
      await Promise.all([...servers, ...servers].map((server) => server.sweep()));
      expect(await one().ledger.balance('amaka')).toBe(before - 20 * 45_600);
    };
    await vi.waitFor(settled, { timeout: 20_000 });
    await Promise.all([...servers, ...servers].map((server) => server.sweep()));
    expect(await one().ledger.balance('amaka')).toBe(before - 20 * 45_600);
    expect(await one().ledger.audit()).toEqual([]);
  }, 60_000);

  it('answers "busy" in the envelope, and charges nothing, while another transaction locks the wallet', async () => {
    const before = await one().ledger.balance('amaka');
    const somebody = new pg.Client({ connectionString: database });
    await somebody.connect();
    await somebody.query("begin; select * from accounts where kind = 'wallet' for update");
    const body = order();
    const start = performance.now();
    const came = await buy(any(1), token, body);
    expect([came.status, came.code, came.headers.get('retry-after')]).toEqual([503, 'busy', '2']);
    expect(performance.now() - start).toBeLessThan(10_000);
    await somebody.end();
    expect(await one().ledger.balance('amaka')).toBe(before);
    expect((await buy(any(1), token, body)).status).toBe(201);
  }, 30_000);
});
