import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoPlans } from '../../contract/demo/agent.ts';
import { type Plan, planSchema } from '../serviceSchema.ts';
import { everyPlan, findPlans, pricePerGb, validityOf } from './plans.ts';

const plans = demoPlans.map((plan) => v.parse(planSchema, plan));
const plan = (change: Partial<Plan>): Plan => ({ ...(plans[0] as Plan), ...change });
const found = (change: Partial<typeof everyPlan>) =>
  findPlans(plans, { ...everyPlan, ...change }).map(({ id }) => id);

describe('the validity of a plan', () => {
  it.each([
    [1, 'daily'],
    [3, 'daily'],
    [4, 'weekly'],
    [15, 'weekly'],
    [16, 'monthly'],
    [60, 'monthly'],
    [0, null],
    [undefined, null],
  ])('with %s days is %s', (validityDays, validity) => {
    expect(validityOf(plan({ validityDays }))).toBe(validity);
  });
});

describe('the price per gigabyte', () => {
  it.each([
    ['456.00', 1000, 45_600],
    ['805.00', 2000, 40_300],
    ['332.00', 500, 66_400],
    ['100.00', 110, 90_900],
  ])('at %s for %d MB is %d kobo, in whole naira', (price, sizeMb, perGb) => {
    expect(pricePerGb(v.parse(planSchema, { id: 'a', name: 'a', price, sizeMb }))).toBe(perGb);
  });

  it('is null for a plan without a size', () => {
    expect(pricePerGb(plan({ sizeMb: undefined }))).toBeNull();
    expect(pricePerGb(plan({ sizeMb: 0 }))).toBeNull();
  });

  it('is null if it exceeds the largest amount of money', () => {
    const price = '9000000000.00';
    expect(pricePerGb(v.parse(planSchema, { id: 'a', name: 'a', price, sizeMb: 1 }))).toBeNull();
  });
});

describe('a plan search', () => {
  it('returns all plans without a filter, longest validity first, then smallest first', () => {
    const all = findPlans(plans, everyPlan);
    expect(all).toHaveLength(plans.length);
    const rank = all.map((each) => ['monthly', 'weekly', 'daily'].indexOf(validityOf(each) ?? 'daily'));
    expect(rank).toEqual([...rank].sort());
    expect(all.at(0)?.id).toBe('mtn-sme-500mb');
    expect(all.at(-1)?.id).toBe('mtn-500mb-1d');
  });

  it('ignores diacritics and full-width letters, in the search and in the name', () => {
    expect(found({ search: '２ＧＢ sḿe' })).toEqual(['mtn-sme-2gb']);
    const named = plan({ name: 'Ọ̀sẹ̀ 1GB'.normalize('NFD') });
    expect(findPlans([named], { ...everyPlan, search: 'ọ̀sẹ̀ 1gb'.normalize('NFC') })).toEqual([named]);
    expect(findPlans([named], { ...everyPlan, search: 'ose' })).toEqual([named]);
  });

  it.each(['1GB', '1 gb', ' 1 GB '])('finds the same plans for %j', (search) => {
    expect(found({ search })).toEqual(['mtn-sme-1gb', 'mtn-1gb-7d']);
  });

  it('requires every word of the search, in any order', () => {
    expect(found({ search: 'sme 2gb' })).toEqual(['mtn-sme-2gb']);
    expect(found({ search: '2 GB sme' })).toEqual(['mtn-sme-2gb']);
    expect(found({ search: '500 sme' })).toEqual(['mtn-sme-500mb']);
    expect(found({ search: '30 days direct' })).toEqual(['mtn-2gb-30d', 'mtn-7gb-30d']);
    expect(found({ search: 'glo' })).toEqual([]);
  });

  it('can be narrowed by kind and validity', () => {
    expect(found({ kind: 'SME', validity: 'monthly' })).toEqual([
      'mtn-sme-500mb',
      'mtn-sme-1gb',
      'mtn-sme-2gb',
      'mtn-sme-5gb',
    ]);
    expect(found({ kind: 'SME', validity: 'daily' })).toEqual([]);
  });
});
