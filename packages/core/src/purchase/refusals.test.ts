import { expect, it } from 'vitest';
import { createProblem } from '../http/problem.ts';
import { newPriceOf } from './refusals.ts';

const refusal = (data: unknown) =>
  createProblem('client', 'body', {
    status: 409,
    failure: { message: 'The price has changed.', code: 'price_changed', data } as never,
  });

it('returns the new price in kobo', () => {
  expect(newPriceOf(refusal({ price: '480.00' }))).toBe(48_000);
});

it.each([undefined, null, 'x', {}, { price: 'x' }, { price: '0.00' }, { price: '-480.00' }])(
  'returns null if the refusal names no price that can be paid: %j',
  (data) => {
    expect(newPriceOf(refusal(data))).toBeNull();
  },
);
