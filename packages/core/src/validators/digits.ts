/** Nothing that people type for a number is longer; a longer string is cut before it is looked at. */
const LONGEST = 60;

/** Characters of any script that phones type (full-width, Arabic-Indic) become ASCII; white space and invisible marks go. */
export function plain(raw: string): string {
  return raw
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s\p{Cf}]/gu, '');
}

/** The same without the marks that numbers are grouped with. */
export const bareDigits = (raw: string): string => plain(raw).replace(/[\p{Pd}−()./]/gu, '');

/** Why a number of a given length can't be used. */
export type DigitsIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'letters' }
  | { readonly kind: 'too-short'; readonly missing: number }
  | { readonly kind: 'too-long'; readonly extra: number };

/** Reads a number of `least` to `most` digits, or says what is wrong. Leading zeros are kept: it is a string. */
export function checkDigits(
  raw: string,
  least: number,
  most: number,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly issue: DigitsIssue } {
  const value = bareDigits(raw);
  if (value === '') return { ok: false, issue: { kind: 'empty' } };
  if (!/^\d+$/.test(value)) return { ok: false, issue: { kind: 'letters' } };
  if (value.length < least) return { ok: false, issue: { kind: 'too-short', missing: least - value.length } };
  if (value.length > most) return { ok: false, issue: { kind: 'too-long', extra: value.length - most } };
  return { ok: true, value };
}

/** A smartcard or IUC number: 10 or 11 digits, the leading zero kept. No check digit: published test cards fail Luhn. */
export const checkSmartcard = (raw: string) => checkDigits(raw, 10, 11);

/** A JAMB profile id: 10 digits. */
export const checkProfileId = (raw: string) => checkDigits(raw, 10, 10);

/** A one-time password: 4 to 8 digits. How many it has is the server's choice. */
export const checkOtp = (raw: string) => checkDigits(raw, 4, 8);

/** A BVN or a NIN: 11 digits each. Which of the two it is can't be told from the digits. */
export const checkIdentityNumber = (raw: string) => checkDigits(raw, 11, 11);
