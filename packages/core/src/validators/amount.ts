import { type Kobo, parseNaira } from '../money/kobo.ts';
import { legible, unmarked } from './digits.ts';

/** Limits from the server, in kobo. Without limits, any amount above zero is valid. */
export interface AmountLimits {
  readonly min?: Kobo | undefined;
  readonly max?: Kobo | undefined;
  /** The amount must be a multiple of this: 100 for whole naira. */
  readonly step?: Kobo | undefined;
}

/** The reason why an amount can't be used. Amounts in kobo; `nearest` is a valid amount. */
export type AmountIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-amount' }
  | { readonly kind: 'below'; readonly least: Kobo }
  | { readonly kind: 'above'; readonly most: Kobo }
  | { readonly kind: 'off-step'; readonly step: Kobo; readonly nearest: Kobo };

export type AmountCheck =
  | { readonly ok: true; readonly amount: Kobo }
  | { readonly ok: false; readonly issue: AmountIssue };

/**
 * Matches "1,500" and "12 345.50", but not "1,50" or "5 00": a separator that does not group three digits may be a
 * decimal point or separate two numbers.
 */
const GROUPED = /^\d{1,3}([, ])\d{3}(?:\1\d{3})*(?:\.\d{1,2})?$/;
const BARE = /^\d{1,13}(?:\.\d{1,2})?$/;

/** The notations for naira: "₦1,500", "N1,500", "#1,500", "=N=1,500", "1500 NGN", "1,500.00 naira". */
const MARK = /^(?:₦|NGN|=N=|N|#) ?| ?(?:₦|NGN|naira)$/gi;

/** Removes the naira mark, and replaces a colon before the kobo ("N1,500:00") with a point. */
const bareAmount = (raw: string): string =>
  unmarked(legible(raw))
    .replace(MARK, '')
    .replace(/^([\d, ]*\d):(\d\d)$/, '$1.$2');

const ungrouped = (amount: string): string => amount.replace(/[, ]/g, '');

/** One kobo, because a purchase can't be free. */
const LEAST = 1 as Kobo;

/** The next lower multiple of `step`, or the next higher one if that is below `least`. */
function nearestOf(amount: Kobo, step: Kobo, least: Kobo): Kobo {
  const lower = amount - (amount % step);
  return (lower < least ? lower + step : lower) as Kobo;
}

/**
 * Groups an amount while it is typed: "5000" becomes "5,000". `before` is the text before the change. Keeps a comma
 * that does not group three digits, so that `checkAmount` refuses it ("1,50" may mean 1.50), unless it is left over
 * from a grouped amount.
 */
export function groupAmount(typed: string, before = ''): string {
  const amount = bareAmount(typed);
  const isGrouped = GROUPED.test(amount) || GROUPED.test(bareAmount(before));
  const digits = isGrouped ? ungrouped(amount) : amount;
  return /^\d+(?:\.\d*)?$/.test(digits) ? digits.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,') : typed;
}

/**
 * Parses naira as people type it ("1500", "₦1,500.50") into kobo. Returns `null` for text that is not an
 * amount, or is ambiguous.
 */
export function parseAmount(raw: string): Kobo | null {
  const typed = bareAmount(raw);
  return GROUPED.test(typed) || BARE.test(typed) ? parseNaira(ungrouped(typed)) : null;
}

/**
 * Parses an amount in naira as `parseAmount` does and checks the limits. Returns the issue if it does not
 * fit.
 */
export function checkAmount(raw: string, { min = LEAST, max, step = LEAST }: AmountLimits = {}): AmountCheck {
  if (bareAmount(raw) === '') return { ok: false, issue: { kind: 'empty' } };
  const amount = parseAmount(raw);
  if (amount === null) return { ok: false, issue: { kind: 'not-an-amount' } };
  if (max !== undefined && amount > max) return { ok: false, issue: { kind: 'above', most: max } };
  const least = min < LEAST ? LEAST : min;
  if (amount < least) return { ok: false, issue: { kind: 'below', least } };
  if (amount % step === 0) return { ok: true, amount };
  return { ok: false, issue: { kind: 'off-step', step, nearest: nearestOf(amount, step, least) } };
}
