import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fleet, startFleet } from '../testing/fleet.helper.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { endHost, type Host, startHost } from '../testing/processes.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';

const PRICE = 45_600;
let postgres: Postgres;
let hosts: Host[];
let fleet: Fleet;
beforeAll(async () => {
  postgres = await startPostgres();
  // Both start at once on an empty database: one migrates and seeds it while the other waits.
  const options = { mode: 'demo' as const, port: 0, database: postgres.url, providerDelayMs: 1_500 };
  hosts = [startHost(), startHost()];
  fleet = await startFleet(hosts, { ...options, seed: 'catalogue' });
}, 400_000);
afterAll(async () => {
  await fleet?.close();
  await Promise.all((hosts ?? []).map(endHost));
  await postgres?.stop();
});

const machine = (index: number): string => fleet.processes[index]?.url ?? '';
const wallet = () => fleet.ledger.balance('amaka');

describe('two stateless processes over one PostgreSQL', () => {
  it('share sessions: each accepts and ends the sessions of the other', async () => {
    const token = await signIn(machine(0));
    const user = async (index: number) => (await call(machine(index), 'user', { token })).status;
    expect([await user(0), await user(1)]).toEqual([200, 200]);
    expect((await call(machine(1), 'logout', { token })).status).toBe(200);
    expect([await user(0), await user(1)]).toEqual([401, 401]);
  });

  it('count wrong passwords together', async () => {
    const tries = [];
    for (let index = 0; index < 11; index += 1) {
      const body = { username: 'nobody-here', password: 'wrong' };
      tries.push((await call(machine(index % 2), 'login', { body })).status);
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('debit once for 100 copies of one purchase, sent to both', async () => {
    const token = await signIn(machine(0));
    const before = await wallet();
    const body = order();
    const came = await Promise.all(
      Array.from({ length: 100 }, (_, index) => buy(machine(index % 2), token, body)),
    );
    expect(await fleet.ledger.debits(body.reference)).toEqual([PRICE]);
    expect(await wallet()).toBe(before - PRICE);
    expect(came.filter(({ status, code }) => status !== 201 && code !== 'in_progress')).toEqual([]);
    const again = await Promise.all([buy(machine(0), token, body), buy(machine(1), token, body)]);
    expect(again[0].data).toEqual(again[1].data);
  }, 60_000);

  it('settle each sale once, though both look for due sales', async () => {
    const token = await signIn(machine(1));
    const before = await wallet();
    const bodies = Array.from({ length: 20 }, (_, index) =>
      order({ recipient: index % 2 === 0 ? '08030000202' : '08020000201' }),
    );
    await Promise.all(bodies.map((body, index) => buy(machine(index % 2), token, body)));
    // Does not check the wallet: on a busy machine some sales are settled before the last one is sold.
    for (const { reference } of bodies) expect(await fleet.ledger.debits(reference)).toEqual([PRICE]);
    const open = async () => {
      const { data } = await call(machine(0), 'transactions', { token, query: { status: 'pending' } });
      return data;
    };
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 15_000, interval: 200 });
    expect(await wallet()).toBe(before - 10 * PRICE);
    for (const [index, { reference }] of bodies.entries()) {
      expect(await fleet.ledger.refunds(reference)).toEqual(index % 2 === 0 ? [PRICE] : []);
    }
    expect(await fleet.ledger.audit()).toEqual([]);
  }, 60_000);

  it('settle open sales of a killed process', async () => {
    const token = await signIn(machine(0));
    const body = order({ recipient: '08020000201' });
    expect((await buy(machine(0), token, body)).status).toBe(202);
    fleet.processes[0]?.child.kill('SIGKILL');
    const status = async () =>
      (await call(machine(1), 'transaction', { token, params: { ref: body.reference } })).data.status;
    await vi.waitFor(async () => expect(await status()).toBe('delivered'), {
      timeout: 15_000,
      interval: 200,
    });
    expect(await fleet.ledger.audit()).toEqual([]);
  }, 30_000);
});
