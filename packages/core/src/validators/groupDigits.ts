import { groupAsPhone, groupInFours } from '../format/digitGroups.ts';
import { bareDigits } from './digits.ts';
import { checkPhone, PHONE_LENGTH } from './phone.ts';

/**
 * Groups a number while it is typed: "0803 12". Replaces the country code with 0 once the number is complete (a pasted
 * "+234 803…"). Returns other text unchanged.
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
