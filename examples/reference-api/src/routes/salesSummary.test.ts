import {
  type Answer,
  DAY,
  endpoints,
  type Kobo,
  lagosDay,
  outcomeOf,
  type Transaction,
  type Wire,
} from '@oja/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../robustness/depth.helper.ts';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

type Row = Answer<'salesSummary'>[number];
const api = apiForTests({ seed: 'demo' });
let token: string;
let history: readonly Transaction[];

async function readHistory(cursor?: string): Promise<Transaction[]> {
  const query = { limit: '100', ...(cursor && { cursor }) };
  const { data, nextCursor } = await call(api().url, 'transactions', { token, query });
  const rows = v.parse(endpoints.transactions.answer, data);
  return nextCursor === undefined ? rows : [...(await readHistory(nextCursor)), ...rows];
}

beforeAll(async () => {
  token = await signIn(api().url);
  history = await readHistory();
});

const ask = (from: string, to: string, as = token) =>
  call(api().url, 'salesSummary', { token: as, query: { from, to } });
const read = (data: Wire<'salesSummary'>) => v.parse(endpoints.salesSummary.answer, data);
const iso = (ms: number) => new Date(ms).toISOString();

const nothing = { sales: 0, sold: 0, earned: 0, refunds: 0, refunded: 0, pending: 0, held: 0 };

/** Computes the same totals from the listed transactions, with the outcome rules of the screens. */
function addUp(rows: readonly Transaction[], first: string, last: string): Map<string, typeof nothing> {
  const sums = new Map<string, typeof nothing>();
  for (const row of rows) {
    const outcome = outcomeOf(row);
    const day = lagosDay(row.createdAt);
    if (outcome.kind !== 'purchase' || day < first || day > last) continue;
    const key = `${day} ${row.category}`;
    const sum = { ...(sums.get(key) ?? nothing) };
    if (outcome.money === 'charged') {
      sum.sales += 1;
      sum.sold += row.amount;
      sum.earned += row.commission ?? 0;
    } else if (outcome.money === 'refunded') {
      sum.refunds += 1;
      sum.refunded += row.amount;
    } else if (outcome.money === 'held') {
      sum.pending += 1;
      sum.held += row.amount;
    } else throw new Error(`${row.ref} is ${outcome.money}`);
    sums.set(key, sum);
  }
  return sums;
}

const byKey = (rows: readonly Row[]) =>
  new Map(rows.map(({ day, category, ...figures }) => [`${day} ${category}`, figures]));

describe('the summary of sales', () => {
  it('equals the sum of the listed transactions for any days', async () => {
    const newest = Math.max(...history.map(({ createdAt }) => createdAt));
    const oldest = Math.min(...history.map(({ createdAt }) => createdAt));
    const moment = fc.integer({ min: oldest - DAY, max: newest + DAY });
    await fc.assert(
      fc.asyncProperty(moment, moment, async (one, other) => {
        const from = Math.min(one, other);
        const to = Math.max(one, other);
        const { data } = await ask(iso(from), iso(to));
        expect(byKey(read(data))).toEqual(addUp(history, lagosDay(from), lagosDay(to)));
      }),
      { numRuns: depth(20, 200) },
    );
  });

  it('is sorted by day and category, without duplicates', async () => {
    const newest = Math.max(...history.map(({ createdAt }) => createdAt));
    const { data } = await ask(iso(newest - 60 * DAY), iso(newest));
    const keys = data.map(({ day, category }) => `${day} ${category}`);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  it('counts a sale at once, and only for its own agent', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    const now = iso(Date.now());
    const before = byKey(read((await ask(now, now, bola)).data));
    await buy(api().url, bola, order());
    const [row] = read((await ask(now, now, bola)).data).filter(({ category }) => category === 'data');
    const key = `${lagosDay(Date.now())} data`;
    expect(row).toMatchObject({ sales: (before.get(key)?.sales ?? 0) + 1 });
    expect(row?.sold).toBe(((before.get(key)?.sold ?? 0) + 45_600) as Kobo);
  });

  it.each([
    ['from', '2026-13-45', '2026-11-21T00:00:00Z'],
    ['to', '2026-11-21T00:00:00Z', 'today'],
    ['to', '2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['from', '2024-01-01T00:00:00Z', '2026-11-20T00:00:00Z'],
  ])('refuses an invalid %s', async (field, from, to) => {
    const { status, errors } = await ask(from, to);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });
});
