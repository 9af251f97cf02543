import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { formatMoney, formatPrice, type Kobo, kobo, parseNaira, toNaira, toTypedAmount } from './kobo.ts';

const LARGEST = 1_000_000_000_000;
const amounts = fc.integer({ min: -LARGEST, max: LARGEST });

describe('money on the wire', () => {
  it('is parsed into kobo and written back unchanged, for every amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseNaira(toNaira(kobo(amount)))).toBe(amount === 0 ? 0 : amount);
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });

  it.each([
    ['1500.00', 150_000],
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.500', 150_050],
    ['1500.0000', 150_000],
    [' 1500.00 ', 150_000],
    ['0.01', 1],
    ['-12.34', -1_234],
    ['-0.00', 0],
    [1500, 150_000],
    [1500.1, 150_010],
    [0.07, 7],
    ['10000000000.00', LARGEST],
  ])('is parsed from %j as %j kobo', (wire, amount) => {
    expect(parseNaira(wire)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '1,500.00',
    '₦1500',
    'NGN 5',
    '1500.001',
    '1500.',
    '.50',
    '1e3',
    '+5',
    '--5',
    '0x10',
    '١٥٠٠',
    '10000000000.01',
    '99999999999999',
    'Infinity',
    'NaN',
    Number.POSITIVE_INFINITY,
    Number.NaN,
    9_007_199_254_740_992,
    1e21,
    0.1 + 0.2,
    null,
    undefined,
    true,
    {},
    [],
    ['5'],
  ])('is not parsed from %j', (wire) => {
    expect(parseNaira(wire)).toBeNull();
  });

  it('is an integer of kobo within the limits or null, for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (wire) => {
        const amount = parseNaira(wire);
        if (amount === null) return;
        expect(Number.isSafeInteger(amount) && Math.abs(amount) <= LARGEST).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });
});

describe('amounts in kobo', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, LARGEST + 1, -LARGEST - 1])(
    'throw a RangeError for %d',
    (amount) => {
      expect(() => kobo(amount)).toThrow(RangeError);
    },
  );

  it('are written with two decimals and no exponent', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(toNaira(amount as Kobo)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });
});

it.each([
  [150_000, '1500'],
  [150_050, '1500.50'],
  [5, '0.05'],
])('omits empty decimals in a typed amount: %i kobo as %s', (amount, typed) => {
  expect(toTypedAmount(kobo(amount))).toBe(typed);
});

const digitsOf = (shown: string) => Number(shown.replace(/[^\d]/g, ''));

describe('a formatted amount', () => {
  it.each([
    [4_825_000, '₦48,250.00'],
    [0, '₦0.00'],
    [1, '₦0.01'],
    [-45_600, '-₦456.00'],
    [100_000_000_000, '₦1,000,000,000.00'],
  ])('for %d kobo is %s', (amount, shown) => {
    expect(formatMoney(kobo(amount))).toBe(shown);
  });

  it.each([
    [45_600, '₦456'],
    [45_650, '₦456.50'],
    [171_000, '₦1,710'],
    [5, '₦0.05'],
  ])('for %d kobo as a price is %s', (amount, shown) => {
    expect(formatPrice(kobo(amount))).toBe(shown);
  });

  it('matches the output of Intl', () => {
    const intl = new Intl.NumberFormat('en-NG', {
      style: 'currency',
      currency: 'NGN',
      currencyDisplay: 'narrowSymbol',
    });
    fc.assert(
      fc.property(amounts, (amount) => {
        const naira = (amount / 100).toFixed(2) as Intl.StringNumericLiteral;
        expect(formatMoney(kobo(amount))).toBe(intl.format(amount === 0 ? 0 : naira));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('has the digits of the amount, for any amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(digitsOf(formatMoney(kobo(amount)))).toBe(Math.abs(amount));
        const price = formatPrice(kobo(amount));
        expect(digitsOf(price) * (price.includes('.') ? 1 : 100)).toBe(Math.abs(amount));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
