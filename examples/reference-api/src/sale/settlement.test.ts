import { DAY, HOUR, SECOND } from '@oja/core';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { withoutCodes } from '../cases/evidence.ts';
import { answerCase, casesToReview } from '../cases/resolveCase.ts';
import { notices } from '../database/notice.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { backgroundJobs } from '../jobs/backgroundJobs.ts';
import { runJobs } from '../jobs/runJobs.ts';
import type { ProviderAnswer } from '../provider/provider.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { silence } from '../testing/silence.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { hold } from './hold.ts';
import { keepPending } from './settle.ts';
import { DEFAULT_SETTLEMENT, nextRequeryAt, promisesOf } from './settlement.ts';
import { findTransaction } from './transactionRecord.ts';

// Deadlines for settling a sale: the network's answer decides, or a person if it does not answer in time.
const test = contextForTests();
afterEach(async () => expect(await test().ledger.audit()).toEqual([]));

/** The context with a provider that gives this answer to every requery. */
const saying = (requery: () => Promise<ProviderAnswer>): AppContext => {
  const { context } = test();
  return { ...context, provider: { ...context.provider, requery } };
};
const runOnce = (context: AppContext) => runJobs(backgroundJobs(context));
const silent = saying.bind(null, () => silence<never>());

/** Creates a pending sale whose order got no result. */
async function openSale() {
  const { context, caller } = test();
  const request = order();
  const { recipient } = request;
  const { record } = await hold(
    { caller: await caller('amaka'), category: 'data', request, recipient },
    context,
  );
  await keepPending(record.transaction, context.clock(), context);
  return record.transaction;
}
type Sale = Awaited<ReturnType<typeof openSale>>;

const now = async ({ agentId, ref }: Sale) => {
  const record = await findTransaction(test().context.db, agentId, ref);
  if (!record) throw new Error('The sale is gone');
  return record;
};
const casesOf = async ({ id }: Sale) =>
  (await casesToReview(test().context)).filter(({ sale }) => sale.id === id);

describe('an open sale', () => {
  it('has deadlines after 30 s and 24 h, and none once it has ended', async () => {
    const sale = await openSale();
    const made = sale.createdAt.getTime();
    expect(promisesOf(await now(sale), DEFAULT_SETTLEMENT)).toEqual({
      settlesBy: new Date(made + 30 * SECOND).toISOString(),
      settlesAtLatest: new Date(made + DAY).toISOString(),
    });
    const soon = { soonMs: SECOND, latestMs: HOUR };
    expect(promisesOf(await now(sale), soon).settlesAtLatest).toBe(new Date(made + HOUR).toISOString());
    await runOnce(saying(async () => ({ kind: 'failed', message: 'No.' })));
    expect(promisesOf(await now(sale), DEFAULT_SETTLEMENT)).toEqual({});
  });

  it('is requeried at a deadline at the latest, even if the network asks for more time', () => {
    const sale = { createdAt: new Date(0) };
    const asked = (now: number) => nextRequeryAt(sale, 3 * DAY, now, DEFAULT_SETTLEMENT);
    expect([asked(0), asked(40 * SECOND), asked(2 * DAY)]).toEqual([30 * SECOND, DAY, 3 * DAY]);
  });

  it('is refunded if the network reports a failure within the day', async () => {
    const sale = await openSale();
    const before = Number(await test().ledger.balance('amaka'));
    test().clock.forward(DAY - HOUR);
    await runOnce(saying(async () => ({ kind: 'failed', message: 'Not delivered.' })));
    expect(await now(sale)).toMatchObject({
      transaction: { status: 'failed' },
      refund: { amount: sale.amount },
    });
    expect(await test().ledger.balance('amaka')).toBe(before + Number(sale.amount));
    expect(await casesOf(sale)).toEqual([]);
  });
});

describe('a sale without any answer from the network', () => {
  it('is moved to review once after its last deadline, and never refunded automatically', async () => {
    const sale = await openSale();
    const before = await test().ledger.balance('amaka');
    test().clock.forward(DAY - HOUR);
    await runOnce(silent());
    expect(await casesOf(sale)).toEqual([]);
    for (const _ of [1, 2, 3]) {
      test().clock.forward(HOUR);
      await runOnce(silent());
    }
    expect(await casesOf(sale)).toMatchObject([{ supportCase: { openedBy: 'server', state: 'open' } }]);
    expect((await now(sale)).transaction.status).toBe('pending');
    expect(await test().ledger.balance('amaka')).toBe(before);
    const told = await test().context.db.select().from(notices).where(eq(notices.agentId, sale.agentId));
    expect(told.filter(({ body }) => body.includes(sale.ref))).toHaveLength(1);
    expect(test().messages.filter(({ text }) => text.includes(sale.ref))).toHaveLength(1);
  });

  it('is refunded by a person, and a later delivery report changes nothing', async () => {
    const sale = await openSale();
    const before = Number(await test().ledger.balance('amaka'));
    test().clock.forward(DAY + HOUR);
    await runOnce(silent());
    const [waiting] = await casesOf(sale);
    const verdict = { resolution: 'refunded', text: 'MTN has no such order.' } as const;
    await answerCase(`OJ-${String(waiting?.supportCase.seq)}`, verdict, silent());
    expect(await test().ledger.balance('amaka')).toBe(before + Number(sale.amount));
    await test()
      .context.db.update(transactions)
      .set({ dueAt: new Date(0) })
      .where(eq(transactions.id, sale.id));
    await runOnce(saying(async () => ({ kind: 'delivered', message: 'Delivered.' })));
    expect((await now(sale)).transaction.status).toBe('failed');
    expect(await test().ledger.balance('amaka')).toBe(before + Number(sale.amount));
  });

  it('is delivered if the network reports it after the last deadline', async () => {
    const sale = await openSale();
    test().clock.forward(2 * DAY);
    await runOnce(silent());
    test().clock.forward(HOUR);
    await runOnce(saying(async () => ({ kind: 'delivered', message: 'Delivered.' })));
    expect((await now(sale)).transaction.status).toBe('delivered');
    expect(await casesOf(sale)).toHaveLength(1);
  });
});

it.each([
  ['Token : 26362054405982757802', 'Token : …'],
  ['PIN 1234-5678-9012 is good', 'PIN … is good'],
  ['Delivered to 0803 123 4567.', 'Delivered to ….'],
  ['Error 016, try in 30 minutes', 'Error 016, try in 30 minutes'],
])('removes long numbers from %j', (said, kept) => {
  expect(withoutCodes(said)).toBe(kept);
});
