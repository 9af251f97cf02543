import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { transactions } from '../database/sale.schema.ts';
import { voidReference } from '../sale/reference.ts';
import { reverse } from '../sale/reverse.ts';
import { keepPending, settle } from '../sale/settle.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { depth, seed } from './depth.helper.ts';
import { LedgerDriver } from './ledgerDriver.helper.ts';
import { type Buy, feeOf, LedgerModel, type Operation, operation } from './ledgerModel.helper.ts';

// Compares the ledger with a model: both must be equal after any sequence of operations.
const OPERATIONS = depth(100, 10_000);
const test = contextForTests();

let driver: LedgerDriver;
let model: LedgerModel;
let startSums: Readonly<Record<string, number>>;
/** Each sale's original row, by the model's id. */
const rows = new Map<string, TransactionRecord['transaction']>();

beforeAll(async () => {
  driver = await LedgerDriver.open(test());
  const { ledger } = test();
  model = new LedgerModel({ amaka: await ledger.balance('amaka'), bola: await ledger.balance('bola') });
  startSums = await driver.sums();
});

async function buy(wanted: Buy): Promise<void> {
  const { said, record } = await driver.purchase(wanted);
  expect(said).toBe(model.buy(wanted, record?.transaction.commission ?? 0));
  if (said === 'sold' && record) rows.set(LedgerModel.id(wanted.by, wanted.key), record.transaction);
}

async function fund(one: Extract<Operation, { do: 'pay' | 'claim' }>): Promise<void> {
  if (one.do === 'pay') {
    expect(await driver.pay(one.by, one.amount, one.copies)).toBe(1);
    model.credit(one.by, one.amount, feeOf(one.amount));
  } else {
    await driver.claim(one.by, one.amount, one.approve);
    if (one.approve) model.credit(one.by, one.amount, 0);
  }
}

/** An event of one of the existing sales. */
async function happen(one: Extract<Operation, { sale: number }>): Promise<void> {
  const { context } = test();
  const ids = [...model.sales.keys()];
  const id = ids[one.sale % Math.max(1, ids.length)] ?? '';
  const known = model.sales.get(id);
  const row = rows.get(id);
  if (!known || !row) return;
  if (one.do === 'end') {
    await settle(row, { kind: one.as, message: 'As the model says.' }, context);
    model.end(known, one.as);
  } else if (one.do === 'wait') {
    await keepPending(row, context.clock() + 1_000, context);
    model.wait(known);
  } else {
    await reverse(row.ref, context);
    model.reverse(known);
  }
}

async function perform(one: Operation): Promise<void> {
  if ('sale' in one) return await happen(one);
  if (one.do === 'buy') return await buy(one);
  if (one.do !== 'void') return await fund(one);
  const { agentId } = driver.callers[one.by];
  const sale = await voidReference(agentId, driver.referenceOf(one.by, one.key), test().context);
  expect(sale === undefined).toBe(model.void(one.by, one.key));
}

/** Runs after each operation. */
async function compareBalances(): Promise<void> {
  const { ledger } = test();
  const found = [await ledger.balance('amaka'), await ledger.balance('bola')];
  expect(found).toEqual([model.balance('amaka'), model.balance('bola')]);
}

/** The statuses that sales had in a comparison. */
const seen = new Set<string>();

/** Compares every account, every sale and the embed's spending, and audits the ledger. */
async function compareAll(): Promise<void> {
  const { context, ledger } = test();
  const now = await driver.sums();
  const moved = Object.keys(model.sums).map((id) => [id, (now[id] ?? 0) - (startSums[id] ?? 0)]);
  expect(Object.fromEntries(moved)).toEqual(model.sums);
  expect(Object.values(now).reduce((total, one) => total + one, 0)).toBe(0);
  const found = await context.db
    .select({ id: transactions.id, status: transactions.status })
    .from(transactions);
  const statuses = new Map(found.map(({ id, status }) => [id, status]));
  for (const [id, { status }] of model.sales) {
    expect(statuses.get(rows.get(id)?.id ?? '')).toBe(status);
    seen.add(status);
  }
  expect(await driver.spent()).toBe(model.spent);
  expect(await ledger.audit()).toEqual([]);
}

it(
  `behaves like its model through ${OPERATIONS} random operations of the seed ${seed}`,
  async () => {
    const operations = fc.sample(operation, { seed, numRuns: OPERATIONS });
    for (const [index, one] of operations.entries()) {
      try {
        await perform(one);
        await compareBalances();
        if (index % 100 === 99) await compareAll();
      } catch (error) {
        throw new Error(`Operation ${index} of the seed ${seed}: ${JSON.stringify(one)}`, { cause: error });
      }
    }
    await compareAll();
    // Proves that operations met on the same sales and references.
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['delivered', 'failed', 'processing', 'reversed']),
    );
    expect(model.voided.size).toBeGreaterThan(OPERATIONS / 50);
  },
  depth(240_000, 1_800_000),
);
