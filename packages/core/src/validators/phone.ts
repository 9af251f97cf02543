import { groupAsPhone } from '../format/digitGroups.ts';
import { bareDigits } from './digits.ts';

/** The reason why a recipient's number can't be used. `explainIssue` has the sentence for each. */
export type PhoneIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'letters' }
  | { readonly kind: 'too-short'; readonly missing: number }
  | { readonly kind: 'too-long'; readonly extra: number }
  | { readonly kind: 'toll-free' }
  | { readonly kind: 'landline' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'not-mobile' };

export type PhoneCheck =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly issue: PhoneIssue };

/** The number of digits of a Nigerian number in national format. */
export const PHONE_LENGTH = 11;
const fail = (issue: PhoneIssue): PhoneCheck => ({ ok: false, issue });

/** A whole number that a spreadsheet saved with decimals: "8031234567.0". All its digits are present, so it is unambiguous. */
const FLOAT = /^(\+?(?:234[789]\d{9}|0?[789]\d{9}))\.0+$/;

/**
 * Returns the digits of a number, with the "+" of a country code, without the URI scheme of a link (RFC
 * 3966).
 */
const phoneCharacters = (raw: string): string =>
  bareDigits(raw.replace(/^\s*tel:/i, '')).replace(FLOAT, '$1');

/**
 * Replaces Nigeria's country code in all notations with a 0: +234, 234, 00234, 009234, 0234, and 234 followed by a 0.
 * No country code starts with 0, so a plus before a local number is ignored.
 */
function toLocal(digits: string): string {
  // No local number starts with 2: "234…" is the country code, even in an incomplete number.
  const international = /^(?:(?:\+|00|009)?234|0234(?=0?[789]\d{9}$))(.*)$/.exec(digits);
  if (international?.[1] !== undefined) return `0${international[1].replace(/^0/, '')}`;
  // Spreadsheets and contact pickers lose the leading zero.
  return /^[789]\d{9}$/.test(digits) ? `0${digits}` : digits.replace(/^\+(?=0[789])/, '');
}

/**
 * Parses a Nigerian mobile number in any common notation into 0XXXXXXXXXX (11 digits), or returns the issue. Unknown
 * prefixes are valid: the numbering plan grows, and the network decides.
 */
export function checkPhone(raw: string): PhoneCheck {
  const digits = phoneCharacters(raw);
  if (digits === '') return fail({ kind: 'empty' });
  if (!/^\+?\d+$/.test(digits)) return fail({ kind: 'letters' });
  const local = toLocal(digits);
  if (local.startsWith('+') || /^00/.test(local)) return fail({ kind: 'foreign' });
  if (/^0[78]00/.test(local)) return fail({ kind: 'toll-free' });
  if (/^0[1-6]/.test(local)) return fail({ kind: 'landline' });
  if (local.length < PHONE_LENGTH) return fail({ kind: 'too-short', missing: PHONE_LENGTH - local.length });
  if (local.length > PHONE_LENGTH) return fail({ kind: 'too-long', extra: local.length - PHONE_LENGTH });
  return /^0[789]\d{9}$/.test(local) ? { ok: true, phone: local } : fail({ kind: 'not-mobile' });
}

/** Returns the digits of a number for matching against prefixes, even while it is incomplete. */
export function phoneDigits(raw: string): string {
  const read = checkPhone(raw);
  return read.ok ? read.phone : phoneCharacters(raw).replace(/^\+?234/, '0');
}

/** Formats a number for display: "0803 123 4567". Returns anything that is not 11 digits unchanged. */
export function formatPhone(phone: string): string {
  return /^\d{11}$/.test(phone) ? groupAsPhone(phone) : phone;
}
