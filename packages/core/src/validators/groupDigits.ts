import { groupAsPhone, groupInFours } from '../format/digitGroups.ts';
import { bareDigits } from './digits.ts';
import { checkPhone, PHONE_LENGTH } from './phone.ts';

/**
 * A number while it is typed, as far as it has come: "0803 12". One with the country's code becomes the local one once it
 * is whole ("+234 803…" when it is pasted). Leaves other text unchanged.
 */
export function groupPhone(typed: string): string {
  const digits = bareDigits(typed);
  const read = checkPhone(digits);
  const local = read.ok && digits.length > PHONE_LENGTH ? read.phone : digits;
  return /^0\d{4,}$/.test(local) ? groupAsPhone(local) : typed;
}

/** Groups a meter or card number in fours, complete or not: "9900 0000 010". Returns other text unchanged. */
export function groupFours(typed: string): string {
  const digits = bareDigits(typed);
  return /^\d{5,}$/.test(digits) ? groupInFours(digits) : typed;
}
