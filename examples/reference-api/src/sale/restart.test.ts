import { describe, expect, it } from 'vitest';
import { type DatabasePlace, openDatabase } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { openLedgerHandle } from '../ledger/handle.ts';
import { simulatedProvider } from '../provider/simulatedProvider.ts';
import { seedDatabase } from '../seed/seed.ts';
import { startReferenceApi } from '../start.ts';
import { testAppContext } from '../testing/appContext.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { testBackend } from '../testing/testBackend.helper.ts';
import { hold } from './hold.ts';
import { orderOf } from './sell.ts';

const PRICE = 45_600;

/** A clock that only the test advances, so that nothing becomes due because this machine is slow. */
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

  /**
   * Leaves three sales as a killed server would: one with held money, one whose order was sent, and one whose sent
   * order fails.
   */
  async function leaveHalfDone(database: DatabasePlace): Promise<() => Promise<void>> {
    const open = await openDatabase(database, (db) => seedDatabase(db, 'catalogue', clock.now));
    const provider = simulatedProvider({ db: open.db, clock: clock.now, delayMs: 1_000 });
    const context = testAppContext(open.db, clock.now, { provider });
    const [row] = await open.db.select({ agentId: transactions.agentId }).from(transactions).limit(1);
    const caller = { kind: 'agent', agentId: row?.agentId ?? '', sessionHash: '' } as const;
    for (const request of [held, sent, toFail]) {
      const { recipient } = request;
      const { record } = await hold({ caller, category: 'data', request, recipient }, context);
      const sent = orderOf(record.transaction);
      if (request !== held && sent) await provider.sell(sent);
    }
    expect(await openLedgerHandle(open.db).balance('amaka')).toBe(4_825_000 - 3 * PRICE);
    return open.close;
  }

  it('settles them after its restart: a sent order by the provider’s answer, an unsent order by a refund', async () => {
    const database = await testBackend().newDatabase('catalogue');
    const close = await leaveHalfDone(database);
    const api = await startReferenceApi({
      mode: 'demo',
      port: 0,
      database,
      clock: clock.now,
      answerLimitMs: 8_000,
    });
    try {
      const token = await signIn(api.url);
      const status = async ({ reference }: typeof held) =>
        (await call(api.url, 'transaction', { token, params: { ref: reference } })).data.status;
      expect([await status(held), await status(sent)]).toEqual(['processing', 'processing']);
      expect((await buy(api.url, token, held)).code).toBe('in_progress');
      // An unknown order may still be on its way to the provider: it is refunded only once it must be lost.
      clock.forward(13_000);
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
      await close();
    }
  });
});
