import { randomUUID } from 'node:crypto';
import { DAY, kobo, MINUTE } from '@oja/core';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { agents } from '../database/identity.schema.ts';
import { accounts, entries, postings } from '../database/ledger.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { depth, seed } from '../robustness/depth.helper.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { balanceBefore, findRange, selectMovements, selectTotals } from './statement.ts';

const ACCOUNTS = depth(100, 1_000);
const BEGIN = Date.parse('2026-10-01T00:00:00+01:00');

/**
 * A random row in wallet order: `after` the previous one in ms, which may be negative because two servers' clocks
 * differ.
 */
const row = fc.record({
  kind: fc.constantFrom('sale' as const, 'refund' as const, 'funding' as const),
  amount: fc.integer({ min: 1, max: 500_000 }),
  after: fc.oneof(fc.integer({ min: 0, max: 3 * DAY }), fc.integer({ min: -MINUTE / 2, max: MINUTE / 2 })),
});
const account = fc.record({
  rows: fc.array(row, { maxLength: 12 }),
  from: fc.integer({ min: -2, max: 20 }),
  days: fc.integer({ min: 1, max: 12 }),
});
const random = fc.sample(account, { seed, numRuns: ACCOUNTS });

/** One change of a wallet's balance. */
interface Moved {
  readonly at: number;
  /** Kobo, negative for outgoing money. */
  readonly change: number;
  readonly kind: string;
}

const test = contextForTests();
const wallets: { readonly agentId: string; readonly moved: readonly Moved[] }[] = [];

/** Builds an account's rows. Turns a sale that would exceed the balance into a funding. */
function bookOf(agentId: string, rows: (typeof random)[number]['rows']) {
  let at = BEGIN;
  let balance = 0;
  return rows.map(({ kind: wanted, amount, after }) => {
    at += after;
    const kind = wanted === 'sale' && amount > balance ? 'funding' : wanted;
    const change = kind === 'sale' ? -amount : amount;
    const before = balance;
    balance += change;
    return { id: randomUUID(), agentId, at, kind, amount, change, before, balance };
  });
}
type Line = ReturnType<typeof bookOf>[number];

const transactionOf = ({ id, agentId, at, kind, amount }: Line): typeof transactions.$inferInsert => ({
  id,
  ref: id,
  agentId,
  kind,
  status: 'delivered',
  name: kind,
  description: '',
  amount: kobo(amount),
  fee: kobo(0),
  commission: kobo(0),
  createdAt: new Date(at),
});

async function write(lines: readonly Line[]): Promise<void> {
  const { db } = test().context;
  await db.insert(transactions).values(lines.map(transactionOf));
  await db.insert(entries).values(
    lines.map(({ id, at, kind }) => ({
      id,
      transactionId: id,
      kind: kind === 'sale' ? ('hold' as const) : kind,
      createdAt: new Date(at),
    })),
  );
  await db.insert(postings).values(
    lines.map(({ id, agentId, change, before, balance }) => ({
      id,
      entryId: id,
      accountId: `wallet:${agentId}`,
      amount: change as never,
      balanceBefore: kobo(before),
      balanceAfter: kobo(balance),
    })),
  );
}

beforeAll(async () => {
  const { db } = test().context;
  const [template] = await db.select().from(agents).limit(1);
  if (!template) throw new Error('The seed has no agent.');
  for (let start = 0; start < ACCOUNTS; start += 100) {
    const hundred = random.slice(start, start + 100).map(({ rows }, index) => {
      const agentId = randomUUID();
      return { agentId, name: `random-${start + index}`, book: bookOf(agentId, rows) };
    });
    await db.insert(agents).values(
      hundred.map(({ agentId, name }) => ({
        ...template,
        id: agentId,
        username: name,
        email: `${name}@example.ng`,
        phone: name,
      })),
    );
    await db.insert(accounts).values(
      hundred.map(({ agentId, book }) => ({
        id: `wallet:${agentId}`,
        kind: 'wallet' as const,
        agentId,
        balance: kobo(book.at(-1)?.balance ?? 0),
      })),
    );
    const lines = hundred.flatMap(({ book }) => book);
    if (lines.length > 0) await write(lines);
    for (const { agentId, book } of hundred)
      wallets.push({ agentId, moved: book.map(({ at, change, kind }) => ({ at, change, kind })) });
  }
});

/** Reads the statement of one account for its random period. */
async function read(index: number) {
  const { db } = test().context;
  const { agentId } = wallets[index] ?? { agentId: '' };
  const { from, days } = random[index] ?? { from: 0, days: 1 };
  const at = (day: number) => new Date(BEGIN + day * DAY);
  const range = await findRange(db, agentId, { from: at(from), to: at(from + days) });
  const movements = await selectMovements(db, agentId, range, { after: undefined, limit: 500 });
  return {
    movements: movements.map(({ transaction, after }) => ({ ...transaction, after })),
    totals: await selectTotals(db, agentId, range),
    opening: await balanceBefore(db, agentId, range.first),
    closing: await balanceBefore(db, agentId, range.end),
    from: at(from).getTime(),
    to: at(from + days).getTime(),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

it(`adds up to the ledger for ${ACCOUNTS} random accounts (seed ${seed})`, async () => {
  let outOfOrder = 0;
  let moving = 0;
  for (const [index, { moved }] of wallets.entries()) {
    const { movements, totals, opening, closing, from, to } = await read(index);
    const changes = movements.map(({ kind, amount }) => (kind === 'sale' ? -amount : amount));
    const where = `account ${index}`;
    // Each line's balance follows from the previous line, and the last one equals the closing balance.
    let balance: number = opening;
    for (const [line, { after }] of movements.entries()) {
      balance += changes[line] ?? 0;
      expect(after, where).toBe(balance);
    }
    expect(closing, where).toBe(balance);
    for (const { kind, count, amount } of totals) {
      const own = movements.filter((one) => one.kind === kind);
      expect([count, amount], where).toEqual([own.length, sum(own.map((one) => one.amount))]);
    }
    expect(sum(totals.map(({ count }) => count)), where).toBe(movements.length);
    // The range is a slice of the ledger's order: from the first row at `from` or later to the first at `to`
    // or later.
    const before = moved.slice(0, firstOf(moved, from));
    expect(opening, where).toBe(sum(before.map(({ change }) => change)));
    expect(changes, where).toEqual(
      moved.slice(firstOf(moved, from), firstOf(moved, to)).map(({ change }) => change),
    );
    if (moved.some(({ at }, line) => at < (moved[line - 1]?.at ?? 0))) outOfOrder += 1;
    if (movements.length > 0) moving += 1;
  }
  // Proves that enough accounts had rows out of time order, and movements.
  expect(outOfOrder).toBeGreaterThan(ACCOUNTS / 10);
  expect(moving).toBeGreaterThan((ACCOUNTS * 3) / 10);
});

/** The index of the first row at or after a time, in wallet order. */
const firstOf = (moved: readonly Moved[], from: number) => {
  const index = moved.findIndex(({ at }) => at >= from);
  return index < 0 ? moved.length : index;
};
