import { kobo } from '@oja/core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { seedDatabase } from '../seed/seed.ts';
import { testBackend } from '../testing/testBackend.helper.ts';
import { openLedgerHandle } from './handle.ts';
import { checkLegs, type Leg, lockWallet, post, walletBalance, walletOf } from './post.ts';

let database: OpenDatabase;
let agentId: string;
beforeAll(async () => {
  database = await openDatabase(await testBackend().newDatabase('catalogue'), (db) =>
    seedDatabase(db, 'catalogue', Date.now),
  );
  const [row] = await database.db.select({ agentId: transactions.agentId }).from(transactions).limit(1);
  agentId = row?.agentId ?? '';
});
afterAll(() => database.close());

/** Moves money between the wallet and the platform, as a sale (negative) or a funding does. */
const move = (amount: number, legs?: readonly Leg[]) =>
  database.db.transaction(async (tx) => {
    await lockWallet(tx, agentId);
    const id = crypto.randomUUID();
    const at = new Date();
    const nothing = kobo(0);
    const row = {
      id,
      ref: id,
      agentId,
      status: 'delivered',
      name: 'x',
      description: '',
      createdAt: at,
    } as const;
    await tx
      .insert(transactions)
      .values({ ...row, kind: 'sale', amount: kobo(1), fee: nothing, commission: nothing });
    await post(tx, {
      kind: 'hold',
      transactionId: id,
      at,
      legs: legs ?? [
        { account: walletOf(agentId), amount },
        { account: 'provider', amount: -amount },
      ],
    });
  });

describe('an entry', () => {
  it('must add up to 0 and have at least two legs', () => {
    expect(() => checkLegs([{ account: 'held', amount: 1 }])).toThrow('adds up to 1 kobo');
    expect(() => checkLegs([])).toThrow('0 legs');
  });

  it('changes nothing if it does not add up', async () => {
    const before = await walletBalance(database.db, agentId);
    const legs = [
      { account: walletOf(agentId), amount: -100 },
      { account: 'held', amount: 99 },
    ];
    await expect(move(0, legs)).rejects.toThrow('adds up to -1 kobo');
    expect(await walletBalance(database.db, agentId)).toBe(before);
  });

  it('changes nothing if the wallet would go below 0', async () => {
    const before = await walletBalance(database.db, agentId);
    await expect(move(-before - 1)).rejects.toThrow();
    expect(await walletBalance(database.db, agentId)).toBe(before);
    expect(await openLedgerHandle(database.db).audit()).toEqual([]);
  });
});

it('balances after any sequence of movements, some of which are refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -3_000_000, max: 3_000_000 }), { minLength: 1, maxLength: 25 }),
      async (amounts) => {
        let expected: number = await walletBalance(database.db, agentId);
        for (const amount of amounts) {
          const allowed = amount !== 0 && expected + amount >= 0;
          const done = await move(amount === 0 ? -expected - 1 : amount).then(
            () => true,
            () => false,
          );
          expect(done).toBe(allowed);
          if (done) expected += amount;
        }
        expect(await walletBalance(database.db, agentId)).toBe(expected);
        expect(await openLedgerHandle(database.db).audit()).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});
