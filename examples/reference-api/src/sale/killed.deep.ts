import { once } from 'node:events';
import { inArray } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { startReferenceApi } from '../start.ts';
import { startProcess } from '../testing/processes.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { testBackend } from '../testing/testBackend.helper.ts';

const PRICE = 45_600;

describe('a server that is killed in the middle of sales', () => {
  const RESTART_LIMIT_MS = 30_000;

  const startChild = (database: string) =>
    startProcess({
      mode: 'demo',
      port: 0,
      database,
      seed: 'catalogue',
      providerDelayMs: 300,
      answerLimitMs: 1_000,
    });

  const numbers = ['08011111111', '08020000201', '08030000202', '08040000300', '08090000023', '08040000300'];

  /** Sends sales concurrently, and kills the server as soon as it has debited sale number `last`. */
  async function sellAndKill(
    database: string,
    last: number,
  ): Promise<{ references: string[]; unanswered: number }> {
    const { child, url } = await startChild(database);
    const token = await signIn(url);
    const bodies = numbers.map((recipient) => order({ recipient }));
    const answers = Promise.allSettled(bodies.map((body) => buy(url, token, body)));
    const ref = bodies[last]?.reference ?? '';
    const taken = async () =>
      expect((await call(url, 'transaction', { token, params: { ref } })).status).toBe(200);
    await vi.waitFor(taken, { timeout: 20_000, interval: 5 });
    const killed = once(child, 'exit');
    child.kill('SIGKILL');
    await killed;
    const unanswered = (await answers).filter(({ status }) => status === 'rejected').length;
    return { references: bodies.map(({ reference }) => reference), unanswered };
  }

  /** Counts the open sales, before the next server settles them. */
  async function countOpen(database: string): Promise<number> {
    const { db, close } = await openDatabase(database, async () => {});
    const isOpen = inArray(transactions.status, ['processing', 'pending']);
    return db.$count(transactions, isOpen).finally(close);
  }

  it('settles everything within 30 s of its restart, with at most one debit for each purchase', async () => {
    const database = await testBackend().newLastingDatabase();
    const rounds = [];
    for (const last of [0, 2, 5]) rounds.push(await sellAndKill(database, last));
    // A kill after all responses would prove nothing.
    expect(rounds.map(({ unanswered }) => unanswered > 0)).toEqual([true, true, true]);
    expect(await countOpen(database)).toBeGreaterThan(0);
    const api = await startReferenceApi({
      mode: 'demo',
      port: 0,
      database,
      providerDelayMs: 300,
      answerLimitMs: 1_000,
    });
    try {
      const token = await signIn(api.url);
      const open = async () => {
        const { data } = await call(api.url, 'transactions', { token, query: { limit: '100' } });
        return data?.filter(({ status }) => status === 'processing' || status === 'pending');
      };
      await vi.waitFor(async () => expect(await open()).toEqual([]), {
        timeout: RESTART_LIMIT_MS,
        interval: 500,
      });
      let expected = 4_825_000;
      for (const reference of rounds.flatMap(({ references }) => references)) {
        const debits = await api.ledger.debits(reference);
        const refunds = await api.ledger.refunds(reference);
        expect(debits.length).toBeLessThanOrEqual(1);
        expect(refunds.length).toBeLessThanOrEqual(debits.length);
        expected -= (debits.length - refunds.length) * PRICE;
      }
      expect(await api.ledger.balance('amaka')).toBe(expected);
      expect(await api.ledger.audit()).toEqual([]);
    } finally {
      await api.close();
    }
  }, 240_000);
});
