import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { servicesSchema } from './serviceSchema.ts';

const service = { id: 'mtn-data', category: 'data', name: 'MTN' };
const read = (change: object) => v.parse(servicesSchema, [{ ...service, ...change }])[0];

describe('a parsed service', () => {
  it.each([{}, { plans: null }, { plans: [] }])('has no plans for %j', (change) => {
    expect(read(change)?.plans).toEqual([]);
  });

  it('is available unless the server says otherwise', () => {
    expect(read({})?.available).toBe(true);
    expect(read({ available: false })?.available).toBe(false);
  });

  it('has plans with their price in kobo, from a string or a number', () => {
    const plans = [
      { id: 1, name: '1 GB', price: '456.00', sizeMb: 1000, validityDays: 30 },
      { id: 'b', name: '2 GB', price: 805, commission: 16.5, kind: null },
    ];
    expect(read({ plans })?.plans).toMatchObject([
      { id: '1', price: 45_600 },
      { id: 'b', price: 80_500, commission: 1_650 },
    ]);
  });

  it.each([
    ['1.00', 100],
    [50, 5_000],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    ['0.00', undefined],
    ['-1.00', undefined],
    ['whole naira', undefined],
    [{}, undefined],
  ])('with the step %j has a step of %j kobo', (step, kobo) => {
    expect(read({ limits: { min: '50.00', step } })?.limits).toEqual({ min: 5_000, step: kobo });
  });

  it.each(['betting', 'toString', ''])('is parsed next to a service of the category %j', (category) => {
    const read = v.parse(servicesSchema, [{ ...service, category }, service]);
    expect(read.filter((one) => one.category === 'data').map(({ id }) => id)).toEqual(['mtn-data']);
  });

  it.each([
    { plans: [{ id: 'a', name: '1 GB', price: 'free' }] },
    { plans: [{ id: 'a', name: '1 GB', price: 1e21 }] },
    { plans: [{ id: 'a', name: '1 GB', price: '5.00', sizeMb: -1 }] },
    { plans: [{ id: 'a', name: '1 GB', price: '5.00', validityDays: 0.5 }] },
    { category: 5 },
    { name: null },
    { prefixes: ['<b>'] },
  ])('is refused with %j', (change) => {
    expect(v.safeParse(servicesSchema, [{ ...service, ...change }]).success).toBe(false);
  });
});
