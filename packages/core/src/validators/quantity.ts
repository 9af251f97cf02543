import { MOST_QUANTITY } from '../schemas/purchase.ts';
import { plain } from './digits.ts';

/** Why a quantity can't be used. */
export type QuantityIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'too-few'; readonly least: number }
  | { readonly kind: 'too-many'; readonly most: number };

/** Reads how many: a whole number from 1 to `most`. */
export function checkQuantity(
  raw: string,
  most: number = MOST_QUANTITY,
): { readonly ok: true; readonly quantity: number } | { readonly ok: false; readonly issue: QuantityIssue } {
  const typed = plain(raw);
  if (typed === '') return { ok: false, issue: { kind: 'empty' } };
  if (!/^\d{1,9}$/.test(typed)) return { ok: false, issue: { kind: 'not-a-number' } };
  const quantity = Number(typed);
  if (quantity < 1) return { ok: false, issue: { kind: 'too-few', least: 1 } };
  return quantity > most ? { ok: false, issue: { kind: 'too-many', most } } : { ok: true, quantity };
}
