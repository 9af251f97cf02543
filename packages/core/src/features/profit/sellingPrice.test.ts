import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { type Kobo, kobo } from '../../money/kobo.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import type { Markup, SellingRule } from './schema.ts';
import {
  checkMarkup,
  expectedProfitOf,
  expectedProfitOfAll,
  findSellingRule,
  MOST_ADDED,
  MOST_BASIS_POINTS,
  profitOf,
  sellingPriceOf,
} from './sellingPrice.ts';

const percent = (basisPoints: number): Markup => ({ kind: 'percent', basisPoints });
const add = (amount: number): Markup => ({ kind: 'add', amount: kobo(amount) });
const own = (amount: number): Markup => ({ kind: 'price', amount: kobo(amount) });
const sale = { category: 'data', serviceId: 'mtn-data', planId: 'mtn-sme-1gb', price: kobo(45_600) };
const priceOf = (markup: Markup, change: Partial<typeof sale> & { quantity?: number } = {}) =>
  sellingPriceOf([{ markup }], { ...sale, ...change });

describe('the selling price', () => {
  it.each<readonly [string, Markup, number, number | undefined, number]>([
    ['a per cent on top, up to whole naira', percent(500), 45_600, undefined, 47_900],
    ['a part of a per cent', percent(250), 10_000, undefined, 10_300],
    ['a per cent of all that is bought', percent(1000), 300_000, 3, 330_000],
    ['no per cent', percent(0), 45_650, undefined, 45_650],
    ['naira on top', add(2_000), 50_000, undefined, 52_000],
    ['naira on top of each', add(2_000), 300_000, 3, 306_000],
    ['a plan’s own price', own(50_000), 45_600, undefined, 50_000],
    ['a plan’s own price for each', own(120_000), 300_000, 3, 360_000],
  ])('is %s', (_, markup, price, quantity, expected) => {
    const change = { price: kobo(price), ...(quantity && { quantity }) };
    expect(priceOf(markup, change)).toBe(expected);
    expect(expectedProfitOf([{ markup }], { ...sale, ...change })).toBe(expected - price);
  });

  it('follows the narrowest rule, in any order', () => {
    const all: SellingRule = { markup: percent(100) };
    const category: SellingRule = { category: 'data', markup: percent(200) };
    const service: SellingRule = { category: 'data', serviceId: 'mtn-data', markup: percent(300) };
    const plan: SellingRule = { ...service, planId: 'mtn-sme-1gb', markup: own(50_000) };
    const others: readonly SellingRule[] = [
      { category: 'airtime', markup: add(1) },
      { serviceId: 'glo-data', markup: add(1) },
      { ...plan, planId: 'mtn-sme-2gb' },
    ];
    const rules = [all, category, service, plan];
    for (const [count, expected] of [all, category, service, plan].entries()) {
      const some = rules.slice(0, count + 1);
      expect(findSellingRule([...others, ...some], sale)).toBe(expected);
      expect(findSellingRule([...some.toReversed(), ...others], sale)).toBe(expected);
    }
    expect(findSellingRule(others, sale)).toBeNull();
    // A renewal has no plan, so a plan's price does not apply to it.
    expect(findSellingRule([plan], { ...sale, planId: null })).toBeNull();
  });

  it('is null without a rule, or above the largest amount of money', () => {
    expect(sellingPriceOf([], sale)).toBeNull();
    expect(expectedProfitOf([], sale)).toBeNull();
    expect(expectedProfitOfAll([], [sale])).toBeNull();
    expect(priceOf(percent(10_000), { price: kobo(1_000_000_000_000) })).toBeNull();
  });

  it('adds up the expected profit of the purchases that have a rule', () => {
    const rules: readonly SellingRule[] = [{ category: 'data', markup: add(2_000) }];
    expect(expectedProfitOfAll(rules, [sale, { ...sale, category: 'airtime' }, sale])).toBe(4_000);
  });

  it('is whole kobo for a percentage, never below the cost, and at most a naira above the exact figure', () => {
    const price = fc.integer({ min: 1, max: 100_000_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: MOST_BASIS_POINTS }), (cost, basisPoints) => {
        const paid = priceOf(percent(basisPoints), { price: kobo(cost) }) as number;
        const exact = BigInt(cost) * BigInt(basisPoints);
        const added = BigInt(paid - cost) * 10_000n;
        expect(Number.isSafeInteger(paid)).toBe(true);
        expect(added >= exact && added < exact + 1_020_000n).toBe(true);
      }),
    );
  });
});

describe('a markup', () => {
  it.each<readonly [string, Markup, Kobo | null, string | null]>([
    ['up to 100 %', percent(MOST_BASIS_POINTS), null, null],
    ['not above', percent(MOST_BASIS_POINTS + 1), null, 'percent-range'],
    ['up to ₦10,000', add(MOST_ADDED), null, null],
    ['not above', add(MOST_ADDED + 1), null, 'add-range'],
    ['not below nothing', add(-1), null, 'add-range'],
    ['for a plan at its cost', own(45_600), kobo(45_600), null],
    ['for a plan, not below', own(45_599), kobo(45_600), 'below-cost'],
    ['for a plan, not far above', own(45_600 + MOST_ADDED + 1), kobo(45_600), 'above'],
    ['as a price for nothing but a plan', own(45_600), null, 'no-plan'],
  ])('can be set %s', (_, markup, cost, issue) => {
    expect(checkMarkup(markup, cost)?.kind ?? null).toBe(issue);
  });
});

describe('the profit of a purchase', () => {
  const refund = { ref: 'OJA-9002', amount: '456.00', createdAt: '2026-11-21T09:50:00+01:00' };
  const profit = (change: Parameters<typeof demoTransaction>[0]) =>
    profitOf(v.parse(transactionSchema, demoTransaction({ sellingPrice: '500.00', ...change })));

  it.each<readonly [string, Parameters<typeof demoTransaction>[0], number | null]>([
    ['what the customer paid above the debit', {}, 4_400],
    ['below zero where it was sold under its cost', { sellingPrice: '450.00' }, -600],
    ['the same where the server writes the debit as negative', { amount: '-456.00' }, 4_400],
    ['nothing after a refund', { status: 'reversed' }, 0],
    ['nothing after a refund of a delivered sale', { refund }, 0],
    ['not known while it is open', { status: 'pending' }, null],
    ['not known while its money is missing', { status: 'failed' }, null],
    ['not known without a selling price', { sellingPrice: undefined }, null],
    ['not known where the selling price can’t be read', { sellingPrice: 'much' }, null],
    ['none of money that came in', { transactionType: 'credit', details: {} }, null],
  ])('is %s', (_, change, expected) => {
    expect(profit(change)).toBe(expected);
  });
});
