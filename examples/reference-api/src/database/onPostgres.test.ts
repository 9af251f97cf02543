import { readFileSync } from 'node:fs';
import { kobo } from '@oja/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../funding/webhook.ts';
import { DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import type { ReferenceApi } from '../start.ts';
import { QUICK_PASSWORD } from '../testing/fill.helper.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { endHost, type Host, type ServerProcess, startHost } from '../testing/processes.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { testBackend } from '../testing/testBackend.helper.ts';

// Tests that need more than the single connection of the embedded database: a server in this process and one
// in a child process over the same PostgreSQL. `database/everywhere.deep.ts` runs the other suites on
// PostgreSQL.
const PRICE = 45_600;
const cheap = { planId: 'mtn-direct-110mb-1d', expectedPrice: '1000.00' };
const webhookSecret = 'the secret of payments';

let postgres: Postgres;
let host: Host;
let here: ReferenceApi;
let there: ServerProcess;
let database: pg.Client;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  host = startHost();
  const options = {
    mode: 'demo' as const,
    port: 0,
    database: postgres.url,
    seed: 'catalogue' as const,
    webhookSecret,
    providerDelayMs: 1,
    passwordCost: QUICK_PASSWORD,
    rateLimit: { requests: 100_000, windowMs: 60_000 },
  };
  // Both start at once on an empty database: one migrates and seeds it while the other waits.
  [here, there] = await Promise.all([testBackend().start(options), host.start(options)]);
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  token = await signIn(here.url);
  await here.ledger.setPrice(cheap.planId, kobo(100_000));
});
afterAll(async () => {
  await database?.end();
  await here?.close();
  await there?.close();
  if (host) await endHost(host);
  await postgres?.stop();
});

const any = (index: number): string => (index % 2 === 0 ? here.url : there.url);
const wallet = (username = 'amaka') => here.ledger.balance(username);
const one = async (query: string) => (await database.query<Record<string, unknown>>(query)).rows[0];

/** Repeats the purchase while a server answers `busy`, as clients do. */
async function buyFromAny(
  index: number,
  body: ReturnType<typeof order>,
  who = token,
  headers: Record<string, string> = {},
) {
  for (;;) {
    const answer = await buy(any(index), who, body, headers);
    if (answer.code !== 'busy') return answer;
  }
}
const codesOf = (came: readonly { status: number; code: string | undefined }[]) =>
  came.filter(({ status }) => status >= 300).map(({ code }) => code);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('two servers that start at once over an empty PostgreSQL', () => {
  it('migrate and seed it once', async () => {
    const journal = JSON.parse(
      readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
    ) as { entries: readonly unknown[] };
    expect(await one('select count(*)::int as done from drizzle.__drizzle_migrations')).toEqual({
      done: journal.entries.length,
    });
    expect(await one('select count(*)::int as agents from agents')).toEqual({ agents: 2 });
    expect(await here.ledger.audit()).toEqual([]);
    expect(await wallet()).toBe(4_825_000);
  });

  it('release the lock of the start', async () => {
    expect(await one("select count(*)::int as held from pg_locks where locktype = 'advisory'")).toEqual({
      held: 0,
    });
  });

  it('end each other’s sessions', async () => {
    const own = await signIn(there.url);
    expect((await call(here.url, 'logout', { token: own })).status).toBe(200);
    expect((await call(there.url, 'user', { token: own })).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    const body = { username: 'nobody-here', password: 'wrong' };
    const tries: number[] = [];
    for (let index = 0; index < 11; index += 1)
      tries.push((await call(any(index), 'login', { body })).status);
    expect(tries).toEqual([...times(10, () => 401), 429]);
  });
});

describe('purchases that arrive at two servers at once', () => {
  it('are debited once if they are copies of one purchase', async () => {
    const body = order();
    const before = await wallet();
    const came = await Promise.all(times(30, (index) => buyFromAny(index, body)));
    expect(await here.ledger.debits(body.reference)).toEqual([PRICE]);
    expect(await wallet()).toBe(before - PRICE);
    expect(codesOf(came).filter((code) => code !== 'in_progress')).toEqual([]);
  });

  it('are refused once the money is used up, and leave the balance at 0', async () => {
    const bola = await signIn(there.url, OTHER_AGENT);
    const came = await Promise.all(times(20, (index) => buyFromAny(index, order(cheap), bola)));
    expect(codesOf(came)).toEqual(times(15, () => 'insufficient_balance'));
    expect(await wallet('bola')).toBe(0);
  });

  it('sell each card of a stock once', async () => {
    const planId = 'glo-recharge-card-100';
    await here.ledger.execute(`update plans set stock = 7 where id = '${planId}'`);
    const card = { serviceId: 'glo-recharge-card', planId, expectedPrice: '100.00' };
    const came = await Promise.all(
      times(20, (index) =>
        call(any(index), 'purchase', { token, params: { category: 'recharge-card' }, body: order(card) }),
      ),
    );
    expect(codesOf(came)).toEqual(times(13, () => 'out_of_stock'));
  });

  it('do not exceed the limit of a widget session', async () => {
    const origin = 'https://shop.example';
    const body = { scopes: ['purchase:data' as const], origin, maxAmount: '3000.00', expiresIn: 600 };
    const session = (await call(there.url, 'widgetSession', { token: DEMO_API_KEY, body })).data.token;
    const came = await Promise.all(
      times(10, (index) => buyFromAny(index, order(cheap), session, { origin })),
    );
    expect(codesOf(came)).toEqual(times(7, () => 'over_limit'));
  });

  it('end as either sold or voided if they are voided at the same time', async () => {
    const bodies = times(20, () => order(cheap));
    const giveUp = (index: number, reference: string) =>
      call(any(index), 'voidPurchase', { token, params: { reference } });
    const ends = await Promise.all(
      bodies.map((body, index) =>
        Promise.all([buy(any(index), token, body), giveUp(index + 1, body.reference)]),
      ),
    );
    for (const [index, { reference }] of bodies.entries()) {
      const isSold = (await here.ledger.debits(reference)).length > 0;
      const [sold, given] = ends[index] ?? [];
      if (sold && sold.status < 500) expect(sold.code === 'reference_voided').toBe(!isSold);
      if (given && given.status < 500) expect(given.data.voided).toBe(!isSold);
      expect((await giveUp(index, reference)).data.voided).toBe(!isSold);
    }
    expect(await here.ledger.audit()).toEqual([]);
  });

  it('are refused as "busy" without a charge while another transaction locks the wallet', async () => {
    const before = await wallet();
    const somebody = new pg.Client({ connectionString: postgres.url });
    await somebody.connect();
    await somebody.query("begin; select * from accounts where kind = 'wallet' for update");
    const body = order();
    const came = await buy(there.url, token, body);
    expect([came.status, came.code, came.headers.get('retry-after')]).toEqual([503, 'busy', '2']);
    await somebody.end();
    expect(await wallet()).toBe(before);
    expect((await buyFromAny(1, body)).status).toBe(201);
  });
});

describe('two servers over one database', () => {
  it('settle each sale once, though both look for due sales', async () => {
    const before = await wallet();
    const bodies = times(10, (index) =>
      order({ recipient: index % 2 === 0 ? '08030000202' : '08020000201' }),
    );
    await Promise.all(bodies.map((body, index) => buyFromAny(index, body)));
    const open = () =>
      one("select count(*)::int as n from transactions where status in ('processing', 'pending')");
    await expect.poll(open).toEqual({ n: 0 });
    expect(await wallet()).toBe(before - 5 * PRICE);
    for (const [index, { reference }] of bodies.entries())
      expect(await here.ledger.refunds(reference)).toEqual(index % 2 === 0 ? [PRICE] : []);
    expect(await here.ledger.audit()).toEqual([]);
  });

  it('credit a payment once, though both receive it several times', async () => {
    const before = await wallet();
    const { reference } = (
      await call(there.url, 'fund', { token, body: { method: 'automatic', amount: '5000.00' } })
    ).data;
    const body = JSON.stringify({ event: 'charge.success', reference, amount: '5000.00', currency: 'NGN' });
    const headers = { 'x-signature': sign(body, webhookSecret) };
    const tell = (index: number) =>
      fetch(`${any(index)}/webhooks/payments`, { method: 'POST', body, headers });
    const came = await Promise.all(times(8, tell));
    expect(new Set(came.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await wallet()).toBe(before + 482_500);
  });

  it('register a username once', async () => {
    const person = (index: number) => ({
      firstName: 'Chidi',
      lastName: 'Okeke',
      username: 'chidi',
      password: 'a long pass phrase',
      email: `chidi${index}@example.com`,
      phone: `0803123450${index}`,
    });
    const came = await Promise.all(
      times(4, (index) => call(any(index), 'register', { body: person(index) })),
    );
    expect(came.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(codesOf(came)).toEqual(times(3, () => 'taken'));
  });
});
