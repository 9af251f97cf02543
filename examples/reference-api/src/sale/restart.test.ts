import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { openDatabase } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { simulatedPayments } from '../funding/simulatedPayments.ts';
import { openLedgerHandle } from '../ledger/handle.ts';
import { simulatedProvider } from '../provider/simulatedProvider.ts';
import { seedDatabase } from '../seed/seed.ts';
import { startReferenceApi } from '../start.ts';
import { startProcess } from '../testing/processes.harness.ts';
import { buy, call, order, signIn } from '../testing/testApi.harness.ts';
import { testBackend } from '../testing/testBackend.harness.ts';
import { hold } from './hold.ts';
import { orderOf } from './orderOf.ts';

const PRICE = 45_600;

/** A clock that only a test moves: what is due is due at no other time, however slow this machine is. */
function stoppedClock() {
  let now = Date.now();
  return {
    now: () => now,
    forward: (ms: number) => {
      now += ms;
    },
  };
}

describe('a server that went down between two steps of a sale', () => {
  const clock = stoppedClock();
  const held = order({ recipient: '08011111111' });
  const sent = order({ recipient: '08011111111' });
  const toFail = order({ recipient: '08090000023' });

  /** Leaves three sales as a killed server would: money held; order sent; order sent that fails. */
  async function leaveHalfDone(database: string): Promise<void> {
    const open = await openDatabase(database, (db) => seedDatabase(db, 'catalogue', clock.now));
    const provider = simulatedProvider(open.db, clock.now, 1_000);
    const said = { log: () => {}, security: () => {}, tell: () => {}, publicUrl: 'http://localhost' };
    const demo = { payments: simulatedPayments(said.publicUrl), supportPhone: '2348030000000' };
    const context: AppContext = {
      db: open.db,
      clock: clock.now,
      provider,
      answerLimitMs: 500,
      ...said,
      ...demo,
    };
    const [row] = await open.db.select({ agentId: transactions.agentId }).from(transactions).limit(1);
    const caller = { kind: 'agent', agentId: row?.agentId ?? '', sessionHash: '' } as const;
    for (const request of [held, sent, toFail]) {
      const { recipient } = request;
      const { view } = await hold({ caller, category: 'data', request, recipient }, context);
      const sent = orderOf(view.transaction);
      if (request !== held && sent) await provider.sell(sent);
    }
    expect(await openLedgerHandle(open.db).balance('amaka')).toBe(4_825_000 - 3 * PRICE);
    await open.close();
  }

  it('settles them after its restart: what was sent as the provider says, what never left is refunded', async () => {
    const database = await testBackend().newDatabase('catalogue', true);
    await leaveHalfDone(database);
    const api = await startReferenceApi({
      mode: 'demo',
      port: 0,
      database,
      clock: clock.now,
      answerLimitMs: 500,
    });
    try {
      const token = await signIn(api.url);
      const status = async ({ reference }: typeof held) =>
        (await call(api.url, 'transaction', { token, params: { ref: reference } })).data.status;
      expect([await status(held), await status(sent)]).toEqual(['processing', 'processing']);
      expect((await buy(api.url, token, held)).code).toBe('in_progress');
      // An order that the provider does not know yet may still be on its way to it: no refund before it must be lost.
      clock.forward(10_000);
      await api.sweep();
      const all = async () => [await status(held), await status(sent), await status(toFail)];
      expect(await all()).toEqual(['pending', 'delivered', 'failed']);
      expect(await api.ledger.refunds(held.reference)).toEqual([]);
      clock.forward(15_000);
      await api.sweep();
      expect(await all()).toEqual(['failed', 'delivered', 'failed']);
      expect(await api.ledger.balance('amaka')).toBe(4_825_000 - PRICE);
      expect(await api.ledger.refunds(held.reference)).toEqual([PRICE]);
      clock.forward(25_000);
      await Promise.all([api.sweep(), api.sweep(), api.sweep()]);
      expect(await api.ledger.refunds(held.reference)).toEqual([PRICE]);
      expect(await api.ledger.audit()).toEqual([]);
    } finally {
      await api.close();
    }
  }, 60_000);
});

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

  /** Sends sales together and kills the server as soon as it has taken the money for the `last` one of them. */
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

  it('has settled everything within 30 s of its restart, with one debit for each at most', async () => {
    const database = await testBackend().newDatabase('catalogue', true);
    const rounds = [];
    for (const last of [0, 2, 5]) rounds.push(await sellAndKill(database, last));
    // Otherwise the kills came too late to prove anything.
    expect(rounds.map(({ unanswered }) => unanswered > 0)).toEqual([true, true, true]);
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
      expect(await open()).not.toEqual([]);
      await vi.waitFor(async () => expect(await open()).toEqual([]), {
        timeout: RESTART_LIMIT_MS,
        interval: 500,
      });
      let expected = 4_825_000;
      for (const reference of rounds.flatMap(({ references }) => references)) {
        const [debits, refunds] = [await api.ledger.debits(reference), await api.ledger.refunds(reference)];
        expect(debits.length).toBeLessThanOrEqual(1);
        expect(refunds.length).toBeLessThanOrEqual(debits.length);
        expected -= (debits.length - refunds.length) * PRICE;
      }
      expect(await api.ledger.balance('amaka')).toBe(expected);
      expect(await api.ledger.audit()).toEqual([]);
    } finally {
      await api.close();
    }
  }, 120_000);
});
