import { DAY } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '../testing/testApi.helper.ts';
import { seededDraw } from './draw.ts';
import { historyRows } from './historyRows.ts';
import { drawEvents, type PastEvent } from './pastEvents.ts';
import { DEMO_BALANCE } from './seed.ts';

const draw = (now: number, seed = 1) => drawEvents(now, DEMO_BALANCE, seededDraw(seed));
const salesOf = (events: readonly PastEvent[]) => events.filter((event) => event.kind === 'sale');
const tally = (words: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, same]) => [word, same.length]));

// A history must be valid for any start: at night, at the month's end, in another year.
const moments = ['2026-11-21T14:00:00Z', '2026-12-31T23:30:00Z', '2027-03-01T02:15:00Z'].map((at) =>
  Date.parse(at),
);

describe.each(moments)('60 days of history seen from %i', (now) => {
  const events = draw(now);

  it('has 600 sales in the mix of a real shop, and 24 fundings', () => {
    const sales = salesOf(events);
    expect(tally(sales.map(({ goods }) => goods.category))).toEqual({
      data: 330,
      airtime: 132,
      electricity: 72,
      cable: 42,
      'result-checker': 24,
    });
    expect(tally(sales.map(({ status }) => status))).toEqual({
      delivered: 573,
      failed: 15,
      reversed: 7,
      pending: 5,
    });
    expect(events.filter(({ kind }) => kind === 'funding')).toHaveLength(24);
    expect(events.filter(({ kind }) => kind === 'refund')).toHaveLength(15);
    expect(events.filter(({ kind }) => kind === 'reversal')).toHaveLength(7);
  });

  it('is within the last 60 days, in order, with the pending sales among the newest', () => {
    const times = events.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(now - 61 * DAY);
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    const newest = salesOf(events).slice(-12);
    expect(newest.filter(({ status }) => status === 'pending')).toHaveLength(5);
  });

  it('never goes below 0 and ends at exactly ₦48,250.00', () => {
    let balance = 0;
    for (const { wallet, kind } of events) {
      balance += wallet;
      expect(balance).toBeGreaterThanOrEqual(0);
      if (kind === 'funding') expect(wallet).toBeGreaterThan(0);
    }
    expect(balance).toBe(4_825_000);
  });

  it('is busiest from 8 to 10 and from 17 to 21 in Lagos', () => {
    const hours = salesOf(events).map(({ at }) => new Date(at + 3_600_000).getUTCHours());
    const perHour = (from: number, to: number) =>
      hours.filter((hour) => hour >= from && hour < to).length / (to - from);
    expect(perHour(8, 10)).toBeGreaterThan(2 * perHour(11, 16));
    expect(perHour(17, 21)).toBeGreaterThan(2 * perHour(11, 16));
    expect(perHour(0, 5)).toBeLessThan(perHour(11, 16) / 2);
  });
});

describe('the same seed', () => {
  it('gives the same history, and another seed another one', () => {
    expect(draw(moments[0] ?? 0)).toEqual(draw(moments[0] ?? 0));
    expect(draw(moments[0] ?? 0, 2)).not.toEqual(draw(moments[0] ?? 0));
  });

  it('gives rows with unique references and ids', () => {
    const one = seededDraw(1);
    const rows = historyRows('agent', drawEvents(moments[0] ?? 0, DEMO_BALANCE, one), one);
    const ids = [...rows.transactions, ...rows.entries, ...rows.postings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(rows.transactions.map(({ ref }) => ref)).size).toBe(rows.transactions.length);
  });
});

describe('a newly seeded database', () => {
  const api = apiForTests({ seed: 'demo' });
  /** Throws if the SQL condition is false. The ledger handle returns no rows, but it throws for a division by 0. */
  const holds = (condition: string) =>
    api().ledger.execute(`select 1 / (case when (${condition}) then 1 else 0 end)`);

  it('has a correct ledger, to the kobo', async () => {
    expect(await api().ledger.audit()).toEqual([]);
    expect(await api().ledger.balance('amaka')).toBe(4_825_000);
    expect(await api().ledger.balance('bola')).toBe(500_000);
  });

  it('has one manual transfer of each status, and two dedicated accounts', async () => {
    await holds(
      "select array_agg(status order by reference) = '{rejected,approved,in-review}' from fundings",
    );
    await holds("select array_agg(bank_code order by bank_code) = '{035,50515}' from dedicated_accounts");
    await expect(holds('select count(*) = 7 from fundings')).rejects.toThrow();
  });

  it('has a receipt for each delivered sale, with the customer and amounts of each electricity sale', async () => {
    const wrong = `select count(*) from transactions where status = 'delivered' and kind = 'sale' and (
      delivery->>'providerReference' !~ '^SIM-[0-9]{12}$' or delivery->>'providerReference' is null
      or category = 'electricity' and (delivery->>'customerName' is null or delivery->>'address' is null or
        round(100 * ((delivery->>'vat')::numeric + (delivery->>'tokenAmount')::numeric)) <> amount))`;
    await holds(`(${wrong}) = 0`);
    const all = `select count(*) from transactions where delivery->>'providerReference' ~ '^SIM-'`;
    await holds(`(${all}) > 500`);
  });

  it('keeps its pending sales open, so that the balance does not change', async () => {
    await api().sweep();
    expect(await api().ledger.balance('amaka')).toBe(4_825_000);
  });

  it('fails the audit after wrong changes', async () => {
    await api().ledger.execute(
      "update accounts set balance = balance + 1 where kind = 'wallet' and balance = 500000",
    );
    expect(await api().ledger.audit()).toEqual([expect.stringContaining('is not the sum of its postings')]);
    await api().ledger.execute(
      'update postings set amount = amount + 1 where id = (select id from postings where balance_after is null limit 1)',
    );
    expect(await api().ledger.audit()).toContainEqual(expect.stringContaining('does not add up to 0'));
    await api().ledger.execute("update transactions set status = 'pending' where status = 'reversed'");
    expect(
      (await api().ledger.audit()).filter((one) => one.includes('does not match its status')),
    ).toHaveLength(7);
    await expect(
      api().ledger.execute("update accounts set balance = -1 where kind = 'wallet'"),
    ).rejects.toThrow();
  });
});
