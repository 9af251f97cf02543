import { randomUUID } from 'node:crypto';
import { lagosDay } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { salesOfDays } from '../database/sale.schema.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { hold } from './hold.ts';
import { reverse } from './reverse.ts';
import { settle } from './settle.ts';
import type { TransactionRecord } from './transactionRecord.ts';

const PRICE = 45_600;
const test = contextForTests();
let caller: AgentCaller;
beforeAll(async () => {
  caller = await test().caller('amaka');
});

async function sold(): Promise<TransactionRecord['transaction']> {
  const request = order({ reference: randomUUID() });
  const { recipient } = request;
  const { record } = await hold({ caller, category: 'data', request, recipient }, test().context);
  return record.transaction;
}

/** Today's stored totals, as [sales, sold, earned, refunds, refunded]. */
async function today(): Promise<readonly number[]> {
  const { context } = test();
  const day = lagosDay(context.clock());
  const [row] = await context.db
    .select()
    .from(salesOfDays)
    .where(
      and(
        eq(salesOfDays.agentId, caller.agentId),
        eq(salesOfDays.day, day),
        eq(salesOfDays.category, 'data'),
      ),
    );
  return row ? [row.sales, row.sold, row.earned, row.refunds, row.refunded] : [0, 0, 0, 0, 0];
}

/** The change of today's totals by the work. */
async function added(work: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await today();
  await work();
  const after = await today();
  return after.map((figure, index) => figure - (before[index] ?? 0));
}

describe('the totals of a day', () => {
  it('include a sale once it ends, not while its money is held', async () => {
    const { context } = test();
    let sale: TransactionRecord['transaction'] | undefined;
    expect(
      await added(async () => {
        sale = await sold();
      }),
    ).toEqual([0, 0, 0, 0, 0]);
    if (!sale) throw new Error('Not sold');
    const ended = sale;
    const delivered = { kind: 'delivered', message: '' } as const;
    expect(await added(() => settle(ended, delivered, context))).toEqual([1, PRICE, ended.commission, 0, 0]);
    expect(await added(() => settle(ended, delivered, context))).toEqual([0, 0, 0, 0, 0]);
    // After a reversal, it counts as a refund instead of a sale.
    expect(await added(() => reverse(ended.ref, context))).toEqual([-1, -PRICE, -ended.commission, 1, PRICE]);
  });

  it('count a failed sale among the refunds', async () => {
    const { context } = test();
    const sale = await sold();
    const failed = { kind: 'failed', message: '' } as const;
    expect(await added(() => settle(sale, failed, context))).toEqual([0, 0, 0, 1, PRICE]);
  });

  it('do not change if the end of a sale is rolled back', async () => {
    const { context } = test();
    const sale = await sold();
    const endAndFail = () =>
      context.db.transaction(async (tx) => {
        await tx.execute(`update transactions set status = 'delivered' where id = '${sale.id}'`);
        throw new Error('Rolled back');
      });
    expect(await added(() => expect(endAndFail()).rejects.toThrow('Rolled back'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('follow a changed amount and a changed day of a sale', async () => {
    const { context, ledger } = test();
    const sale = await sold();
    await settle(sale, { kind: 'delivered', message: '' }, context);
    const change = (set: string) =>
      context.db.execute(`update transactions set ${set} where id = '${sale.id}'`);
    expect(await added(() => change('amount = amount + 100'))).toEqual([0, 100, 0, 0, 0]);
    expect(await added(() => change('amount = amount - 100'))).toEqual([0, -100, 0, 0, 0]);
    const away = await added(() => change(`created_at = created_at - interval '3 days'`));
    expect(away).toEqual([-1, -PRICE, -sale.commission, 0, 0]);
    await change(`created_at = created_at + interval '3 days'`);
    expect((await ledger.audit()).filter((line) => line.includes('total'))).toEqual([]);
  });

  it('are compared with the sales by the audit', async () => {
    const { ledger, clock } = test();
    const sabotage = (by: number) =>
      ledger.execute(`update sales_of_days set sold = sold + ${by} where agent_id = '${caller.agentId}'
        and day = '${lagosDay(clock.now())}'`);
    await sabotage(1);
    expect(await ledger.audit()).toEqual([
      `The sales of ${lagosDay(clock.now())} do not add up to their stored total`,
    ]);
    await sabotage(-1);
    expect(await ledger.audit()).toEqual([]);
  });
});
