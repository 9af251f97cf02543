import { type Kobo, toNaira } from './kobo.ts';

// The decimal string as it is, so that no figure passes through floating point on its way to the screen; and without
// Intl, whose formatters a cheap phone makes slowly. A test holds that it would say the same.

/** Naira as the API writes them, "48250.00", as agents read them: "₦48,250.00". */
export const formatNaira = (decimal: string): string =>
  decimal.replaceAll(/\B(?=(\d{3})+\.)/g, ',').replace(/\d/, '₦$&');

/** "₦48,250.00": always two decimals, for balances, receipts and everything that is added up. */
export function formatMoney(amount: Kobo): string {
  return formatNaira(toNaira(amount));
}

/** "₦456", and "₦456.50" where there are kobo: for prices in lists and on buttons. */
export function formatPrice(amount: Kobo): string {
  return formatMoney(amount).replace(/\.00$/, '');
}
