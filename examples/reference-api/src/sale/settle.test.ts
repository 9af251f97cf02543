import { describe, expect, it } from 'vitest';
import { order } from '../testing/testApi.ts';
import { houseForTests } from '../testing/testHouse.ts';
import { hold } from './hold.ts';
import { keepPending, type Outcome, settle } from './settle.ts';
import { findView } from './view.ts';

const test = houseForTests();
const delivered: Outcome = { kind: 'delivered', message: 'The network confirmed the delivery.' };
const failed: Outcome = { kind: 'failed', message: 'The network could not deliver this.' };

/** A sale whose money is held. */
async function heldSale() {
  const { house, caller } = test();
  const request = order();
  const { recipient } = request;
  const { view } = await hold({ caller: await caller('amaka'), category: 'data', request, recipient }, house);
  return view.transaction;
}
type Sale = Awaited<ReturnType<typeof heldSale>>;

/** All that an end decides. */
async function bookOf({ agentId, ref, reference }: Sale) {
  const { house, ledger } = test();
  return {
    status: (await findView(house.db, agentId, ref))?.transaction.status,
    wallet: await ledger.balance('amaka'),
    earned: await ledger.earned('amaka'),
    refunds: await ledger.refunds(reference ?? ''),
    wrong: await ledger.audit(),
  };
}

const twice: readonly (readonly [string, Outcome, Outcome])[] = [
  ['delivered, and told so again', delivered, delivered],
  ['failed, and told so again', failed, failed],
  ['delivered, and then said to have failed', delivered, failed],
  ['failed, and then said to be delivered', failed, delivered],
];

describe('a sale ends once', () => {
  it.each(twice)('%s', async (_, first, later) => {
    const { house } = test();
    const sale = await heldSale();
    await settle(sale, first, house);
    const book = await bookOf(sale);
    expect(book).toMatchObject({
      status: first.kind,
      refunds: first.kind === 'failed' ? [sale.amount] : [],
      wrong: [],
    });
    await settle(sale, later, house);
    await keepPending(sale, house.clock(), house);
    expect(await bookOf(sale)).toEqual(book);
  });

  it.each(twice)('though both are told at one moment: %s', async (_, one, other) => {
    const { house } = test();
    const sale = await heldSale();
    await Promise.all([settle(sale, one, house), settle(sale, other, house)]);
    const { status, refunds, wrong } = await bookOf(sale);
    expect([one.kind, other.kind]).toContain(status);
    expect(refunds).toEqual(status === 'failed' ? [sale.amount] : []);
    expect(wrong).toEqual([]);
  });
});
