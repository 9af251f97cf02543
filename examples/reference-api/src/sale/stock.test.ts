import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { plans } from '../database/catalogue.schema.ts';
import { stockHolds } from '../database/stock.schema.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { hold } from './hold.ts';
import { reverse } from './reverse.ts';
import { type FinalResult, settle } from './settle.ts';

const test = contextForTests();
const CARD = 'glo-recharge-card-200';
const delivered: FinalResult = { kind: 'delivered', message: 'The network confirmed the delivery.' };
const failed: FinalResult = { kind: 'failed', message: 'The network could not deliver this.' };

async function stock(left?: number): Promise<number | null | undefined> {
  const { db } = test().context;
  if (left !== undefined) await db.update(plans).set({ stock: left }).where(eq(plans.id, CARD));
  const [plan] = await db.select({ stock: plans.stock }).from(plans).where(eq(plans.id, CARD));
  return plan?.stock;
}

async function holdCards(quantity: number, who = 'amaka') {
  const { context, caller } = test();
  const request = {
    reference: crypto.randomUUID(),
    serviceId: 'glo-recharge-card',
    planId: CARD,
    recipient: '08011111111',
    quantity,
    expectedPrice: `${quantity * 200}.00`,
  };
  const purchase = { category: 'recharge-card', request, recipient: request.recipient } as const;
  return (await hold({ caller: await caller(who), ...purchase }, context)).record.transaction;
}

describe('the stock of a denomination', () => {
  it('is reduced with the debit, and stays reduced after the delivery', async () => {
    await stock(30);
    const sale = await holdCards(10);
    expect(await stock()).toBe(20);
    await settle(sale, delivered, test().context);
    await settle(sale, failed, test().context);
    expect(await stock()).toBe(20);
  });

  it('is restored once after a failed sale, even if the end is reported repeatedly', async () => {
    await stock(30);
    const sale = await holdCards(10);
    const { context } = test();
    // Two concurrent failures; a late delivery report changes nothing.
    await Promise.all([failed, failed].map((end) => settle(sale, end, context)));
    await settle(sale, delivered, context);
    expect(await stock()).toBe(30);
    expect(await context.db.select().from(stockHolds)).toEqual([]);
  });

  it('is not restored after a reversal, because the PINs were seen', async () => {
    await stock(30);
    const sale = await holdCards(10);
    await settle(sale, delivered, test().context);
    await reverse(sale.ref, test().context);
    expect(await stock()).toBe(20);
  });

  it('refuses a larger quantity before any money moves, and reports how many are left', async () => {
    await stock(12);
    const { ledger } = test();
    const before = await ledger.balance('amaka');
    await expect(holdCards(13)).rejects.toMatchObject({
      status: 409,
      code: 'out_of_stock',
      message: 'Only 12 left. You have not been charged.',
      details: { data: { left: 12 }, purchase: { charged: false } },
    });
    await stock(0);
    await expect(holdCards(1)).rejects.toMatchObject({
      message: 'This is sold out. You have not been charged.',
    });
    expect(await ledger.balance('amaka')).toBe(before);
    expect(await ledger.audit()).toEqual([]);
  });

  it('sells the last card to one of two agents', async () => {
    await stock(1);
    const ends = await Promise.allSettled([holdCards(1), holdCards(1, 'bola')]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stock()).toBe(0);
  });
});
