import { type Kobo, toNaira } from './kobo.ts';

const naira = (fractionDigits: number) =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const exact = naira(2);
const whole = naira(0);

const print = (format: Intl.NumberFormat, amount: Kobo) =>
  // The decimal string goes in as it is, so no figure passes through floating point on its way to the screen.
  format.format(toNaira(amount) as Intl.StringNumericLiteral);

/** "₦48,250.00": always two decimals, for balances, receipts and everything that is added up. */
export function formatMoney(amount: Kobo): string {
  return print(exact, amount);
}

/** "₦456", and "₦456.50" where there are kobo: for prices in lists and on buttons. */
export function formatPrice(amount: Kobo): string {
  return print(amount % 100 === 0 ? whole : exact, amount);
}
