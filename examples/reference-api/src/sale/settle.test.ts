import { describe, expect, it } from 'vitest';
import { contextForTests } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { hold } from './hold.ts';
import { type FinalResult, keepPending, settle } from './settle.ts';
import { findTransaction } from './transactionRecord.ts';

const test = contextForTests();
const delivered: FinalResult = { kind: 'delivered', message: 'The network confirmed the delivery.' };
const failed: FinalResult = { kind: 'failed', message: 'The network could not deliver this.' };

/** Creates a sale whose money is held. */
async function heldSale() {
  const { context, caller } = test();
  const request = order();
  const { recipient } = request;
  const { record } = await hold(
    { caller: await caller('amaka'), category: 'data', request, recipient },
    context,
  );
  return record.transaction;
}
type Sale = Awaited<ReturnType<typeof heldSale>>;

/** Everything that the end of a sale decides. */
async function bookOf({ agentId, ref, reference }: Sale) {
  const { context, ledger } = test();
  return {
    status: (await findTransaction(context.db, agentId, ref))?.transaction.status,
    wallet: await ledger.balance('amaka'),
    earned: await ledger.earned('amaka'),
    refunds: await ledger.refunds(reference ?? ''),
    wrong: await ledger.audit(),
  };
}

const twice: readonly (readonly [string, FinalResult, FinalResult])[] = [
  ['delivered, and told so again', delivered, delivered],
  ['failed, and told so again', failed, failed],
  ['delivered, and then said to have failed', delivered, failed],
  ['failed, and then said to be delivered', failed, delivered],
];

describe('a sale that is settled twice', () => {
  it.each(twice)('keeps its first end: %s', async (_, first, later) => {
    const { context } = test();
    const sale = await heldSale();
    await settle(sale, first, context);
    const book = await bookOf(sale);
    expect(book).toMatchObject({
      status: first.kind,
      refunds: first.kind === 'failed' ? [sale.amount] : [],
      wrong: [],
    });
    await settle(sale, later, context);
    await keepPending(sale, context.clock(), context);
    expect(await bookOf(sale)).toEqual(book);
  });

  it.each(twice)('has one end if both arrive concurrently: %s', async (_, one, other) => {
    const { context } = test();
    const sale = await heldSale();
    await Promise.all([settle(sale, one, context), settle(sale, other, context)]);
    const { status, refunds, wrong } = await bookOf(sale);
    expect([one.kind, other.kind]).toContain(status);
    expect(refunds).toEqual(status === 'failed' ? [sale.amount] : []);
    expect(wrong).toEqual([]);
  });
});
