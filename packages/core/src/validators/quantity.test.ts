import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, typed } from '../testing/typed.helper.ts';
import { checkQuantity } from './quantity.ts';

describe('a quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['100', 100],
    ['3.0', 3],
    ['="3"', 3],
  ])('accepts %j', (raw, quantity) => {
    expect(checkQuantity(raw)).toEqual({ ok: true, quantity });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['0', { kind: 'too-few', least: 1 }],
    ['101', { kind: 'too-many', most: 100 }],
    ['1.5', { kind: 'not-a-number' }],
    ['-1', { kind: 'not-a-number' }],
    ['1 2', { kind: 'not-a-number' }],
    ['3.000', { kind: 'not-a-number' }],
    ['3²', { kind: 'not-a-number' }],
  ])('refuses %j', (raw, issue) => {
    expect(checkQuantity(raw)).toEqual({ ok: false, issue });
  });

  it('is a whole number from 1 to the maximum or refused, for any typed text', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 100 }), (raw, most) => {
        const read = checkQuantity(raw, most);
        if (read.ok)
          expect(Number.isInteger(read.quantity) && read.quantity >= 1 && read.quantity <= most).toBe(true);
      }),
      RUNS,
    );
  });
});
