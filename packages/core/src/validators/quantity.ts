import { legible, unmarked } from './digits.ts';

/** The highest quantity of one purchase. A server may allow less. */
export const MOST_QUANTITY = 100;

/** The reason why a quantity can't be used. */
export type QuantityIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'too-few'; readonly least: number }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'few-left'; readonly left: number };

/** Parses a quantity: a whole number from 1 to `most`, and at most the `left` in stock. */
export function checkQuantity(
  raw: string,
  most: number = MOST_QUANTITY,
  left = Number.POSITIVE_INFINITY,
): { readonly ok: true; readonly quantity: number } | { readonly ok: false; readonly issue: QuantityIssue } {
  const typed = unmarked(legible(raw));
  if (typed === '') return { ok: false, issue: { kind: 'empty' } };
  // A spreadsheet writes 3 as 3.0. Three decimals may be a group of thousands: "3.000".
  if (!/^\d{1,9}(?:\.0{1,2})?$/.test(typed)) return { ok: false, issue: { kind: 'not-a-number' } };
  const quantity = Number(typed);
  if (quantity < 1) return { ok: false, issue: { kind: 'too-few', least: 1 } };
  if (quantity > most) return { ok: false, issue: { kind: 'too-many', most } };
  return quantity > left ? { ok: false, issue: { kind: 'few-left', left } } : { ok: true, quantity };
}
