import { type Kobo, toNaira } from './kobo.ts';

// Formats the decimal string itself, so that no amount passes through floating point. Without Intl, because a cheap
// phone is slow to create its formatters; a test checks that the output is the same.

/** Formats naira of the API, "48250.00", for display: "₦48,250.00". */
export const formatNaira = (decimal: string): string =>
  decimal.replaceAll(/\B(?=(\d{3})+\.)/g, ',').replace(/\d/, '₦$&');

/** "₦48,250.00": always two decimals, for balances, receipts and amounts that are added up. */
export function formatMoney(amount: Kobo): string {
  return formatNaira(toNaira(amount));
}

/** "₦456", or "₦456.50" if there are kobo: for prices in lists and on buttons. */
export function formatPrice(amount: Kobo): string {
  return formatMoney(amount).replace(/\.00$/, '');
}
