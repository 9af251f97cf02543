import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { openDatabase } from './open.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.stop());

/** The startup parameters that PgBouncer accepts. It refuses any other. */
const PGBOUNCER_TAKES = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name'];

/** The parameter names in a startup message: length, protocol version, then alternating names and values. */
function parametersOf(startup: Buffer): string[] {
  const words = startup.subarray(8).toString('utf8').split('\0');
  return words.filter((word, index) => index % 2 === 0 && word !== '').map((word) => word.toLowerCase());
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a proxy to PostgreSQL that records the startup parameters of each connection. */
async function startLine(target: string) {
  const heard = new Set<string>();
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = dial(Number(port), '127.0.0.1');
    client.once('data', (first) => {
      for (const name of parametersOf(first)) heard.add(name);
    });
    client.pipe(behind).pipe(client);
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const { port: own } = server.address() as AddressInfo;
  return { url: target.replace(port, String(own)), heard };
}

describe('a connection to PostgreSQL', () => {
  it('starts without parameters that PgBouncer refuses, and still has its timeouts', async () => {
    const { url, heard } = await startLine(await postgres.createDatabase());
    const { db, close } = await openDatabase(url, async () => {});
    closing.push(close);
    expect([...heard].filter((name) => !PGBOUNCER_TAKES.includes(name))).toEqual([]);
    expect([...heard]).toContain('user');
    const { rows } = (await db.execute(
      sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    )) as unknown as { rows: readonly unknown[] };
    expect(rows).toEqual([{ lock: '6s', statement: '8s', idle: '15s' }]);
  }, 60_000);

  it('releases the lock of the start', async () => {
    const url = await postgres.createDatabase();
    const { db, close } = await openDatabase(url, async () => {});
    closing.push(close);
    const { rows } = (await db.execute(
      sql`select count(*)::int as held from pg_locks where locktype = 'advisory'`,
    )) as unknown as { rows: readonly unknown[] };
    expect(rows).toEqual([{ held: 0 }]);
  }, 60_000);
});

describe('a server whose database goes down', () => {
  let api: ReferenceApi;
  let token: string;
  beforeAll(async () => {
    const database = await postgres.createDatabase('catalogue');
    const options = { mode: 'demo', port: 0, database, seed: 'catalogue' } as const;
    // A purchase with a silent provider is answered soon, whatever the database does.
    api = await startReferenceApi({ ...options, answerLimitMs: 2_000 });
    token = await signIn(api.url);
  }, 120_000);
  afterAll(() => api?.close());

  const probe = async (path: string) => {
    const answer = await fetch(api.url + path);
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: await answer.json(),
    };
  };

  it('answers 503 and is not ready, stays alive, and works again afterwards', async () => {
    expect([(await probe('/healthz')).status, (await probe('/readyz')).status]).toEqual([200, 200]);
    await postgres.crash();
    expect(await probe('/readyz')).toEqual({
      status: 503,
      retryAfter: '5',
      body: { status: 'unavailable' },
    });
    expect(await probe('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
    const refused = [
      await call(api.url, 'balance', { token }),
      await call(api.url, 'login', { body: { username: 'amaka', password: 'whatever-it-is' } }),
      await buy(api.url, token, order()),
    ];
    for (const { status, code, headers } of refused)
      expect([status, code, headers.get('retry-after')]).toEqual([503, 'temporarily_unavailable', '5']);
    await returns();
    expect((await call(api.url, 'balance', { token })).status).toBe(200);
    expect((await buy(api.url, token, order())).status).toBe(201);
  }, 60_000);

  it('reports the lost database to Prometheus, together with all other metrics', async () => {
    const figures = async () => {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      expect(text).toContain('oja_call_duration_seconds_count');
      return ['oja_database_up', 'oja_open_sales'].map(
        (name) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1],
      );
    };
    const areFound = (...found: string[]) =>
      vi.waitFor(async () => expect(await figures()).toEqual(found), { timeout: 20_000 });
    await areFound('1', '0');
    await postgres.crash();
    await areFound('0', 'Nan');
    await returns();
    await areFound('1', '0');
  }, 90_000);

  it('debits once for a purchase that was in progress, and once for a purchase sent while it was down', async () => {
    const over = order({ recipient: '08040000300' });
    const answer = buy(api.url, token, over);
    const isHeld = async () => expect(await api.ledger.debits(over.reference)).toEqual([45_600]);
    await vi.waitFor(isHeld, { timeout: 20_000, interval: 10 });
    await postgres.crash();
    const early = order();
    const answers = [await answer, await buy(api.url, token, over), await buy(api.url, token, early)];
    // 202: the answer was sent before the crash, and the money is held. No response says that nothing was charged.
    for (const { status, purchase } of answers) {
      expect([202, 503]).toContain(status);
      expect(purchase).toBeUndefined();
    }
    await returns();
    const copies = await Promise.all([over, over, early, early].map(buyInTime));
    // The second of two simultaneous copies may get `in_progress`.
    const odd = copies.filter(({ status, code }) => status >= 300 && code !== 'in_progress');
    expect(odd.map(({ status, code }) => [status, code])).toEqual([]);
    for (const { reference } of [over, early]) {
      expect(await api.ledger.debits(reference)).toEqual([45_600]);
      expect((await call(api.url, 'transaction', { token, params: { ref: reference } })).status).toBe(200);
    }
    expect(await api.ledger.audit()).toEqual([]);
  }, 120_000);

  /** Repeats the purchase while the server answers `busy`, as clients do. */
  async function buyInTime(body: ReturnType<typeof order>) {
    for (;;) {
      const answer = await buy(api.url, token, body);
      if (answer.code !== 'busy') return answer;
    }
  }

  /** Restarts the database and waits until the server is ready. */
  async function returns(): Promise<void> {
    await postgres.restart();
    await vi.waitFor(async () => expect((await probe('/readyz')).status).toBe(200), { timeout: 20_000 });
  }
});

it('reports not ready while it stops, and alive until it ends', async () => {
  const database = await postgres.createDatabase('catalogue');
  const api = await startReferenceApi({ mode: 'demo', port: 0, database, seed: 'catalogue' });
  const token = await signIn(api.url);
  // A purchase with a silent provider keeps the server running for its last seconds.
  const buying = buy(api.url, token, order({ recipient: '08040000300' }));
  await vi.waitFor(async () => expect(await api.ledger.balance('amaka')).toBeLessThan(4_825_000));
  const closed = api.close();
  const ready = await fetch(`${api.url}/readyz`);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await ready.json()).toEqual({ status: 'stopping' });
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  expect((await buying).status).toBe(202);
  await closed;
}, 60_000);
