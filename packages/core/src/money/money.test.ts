import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.harness.ts';
import { kobo } from './kobo.ts';
import { formatMoney, formatPrice } from './money.ts';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
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
