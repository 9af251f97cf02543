/** An amount of money in kobo (100 kobo = ₦1), always a safe integer. Oja represents money in no other way. */
export type Kobo = number & { readonly unit: 'kobo' };

/** The largest amount of money: ₦10 billion. A larger number is a server's mistake. */
const LARGEST = 1_000_000_000_000;

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** True for an integer within the limits. */
export function isKobo(amount: unknown): amount is Kobo {
  return Number.isSafeInteger(amount) && Math.abs(amount as number) <= LARGEST;
}

/** Marks an integer as kobo. Throws a RangeError for anything but an integer within the limits, which is a bug and never input. */
export function kobo(amount: number): Kobo {
  if (!isKobo(amount)) throw new RangeError(`Not an amount in kobo: ${amount}`);
  return amount;
}

/** The result of arithmetic with a server's numbers as kobo; `null` if it exceeds the largest amount of money. */
export const asKobo = (amount: number): Kobo | null => (isKobo(amount) ? amount : null);

/**
 * Parses naira as the API writes it ("1500.00"; a number is tolerated) into kobo, without floating-point arithmetic.
 * Returns `null` for anything else: 1e400, "1,500", a third decimal other than 0, an empty string.
 */
export function parseNaira(wire: unknown): Kobo | null {
  if (typeof wire !== 'string' && typeof wire !== 'number') return null;
  const parts = DECIMAL.exec(String(wire).trim());
  if (!parts) return null;
  const [, sign, naira = '', fraction = ''] = parts;
  const amount = Number(naira) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount) || amount > LARGEST) return null;
  // `-0` would print as "-₦0.00".
  return (sign && amount !== 0 ? -amount : amount) as Kobo;
}

/** Writes kobo in the API's format: a decimal string in naira with two decimals, "1500.00". */
export function toNaira(amount: Kobo): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "1500", "1500.50": an amount in the notation that an agent types. */
export const toTypedAmount = (amount: Kobo): string => toNaira(amount).replace(/\.00$/, '');

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
