/**
 * Returns text in ASCII if a phone types other forms of a character (full-width, Arabic-Indic digits), without
 * invisible characters, and with each run of white space as one space. Keeps superscripts, fractions and circled
 * digits, so that "0803²" is not read as 08032.
 */
export function legible(raw: string): string {
  return (
    raw
      .replace(/\P{No}+/gu, (text) => text.normalize('NFKC'))
      // The code points of both digit rows start at a multiple of 16.
      .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Spreadsheet notations for a number stored as text: ="0803…", and a leading apostrophe. */
const KEPT_AS_TEXT = /^(?:="(.*)"|['‘’](.*))$/;

/** Returns the content of a cell without these notations. */
export const unmarked = (text: string): string => text.replace(KEPT_AS_TEXT, '$1$2');

/** `legible` and `unmarked`, without white space. */
export const plain = (raw: string): string => unmarked(legible(raw).replaceAll(' ', ''));

/** `plain` without hyphens and brackets, which group digits. Keeps a full stop, which may start decimals. */
export const bareDigits = (raw: string): string => plain(raw).replace(/[\p{Pd}−()]/gu, '');

/**
 * Returns a typed or pasted code in the form that is compared: only its letters and digits, in ASCII if possible, in
 * capitals. Removes dashes, dots, spaces and invisible characters. The form and the server use it for codes from an
 * app, codes in a message and recovery codes.
 */
export const readCode = (raw: string): string => plain(raw.replace(/[^\p{L}\p{N}]/gu, '')).toUpperCase();

/** The reason why a number with a fixed length can't be used. */
export type DigitsIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'letters' }
  | { readonly kind: 'too-short'; readonly missing: number }
  | { readonly kind: 'too-long'; readonly extra: number };

/** Parses a number of `least` to `most` digits, or returns the issue. The value is a string, so leading zeros stay. */
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

/** A smartcard or IUC number: 10 or 11 digits with the leading zero. No check digit, because published test cards fail Luhn. */
export const checkSmartcard = (raw: string) => checkDigits(raw, 10, 11);

/** A JAMB profile id: 10 digits. */
export const checkProfileId = (raw: string) => checkDigits(raw, 10, 10);

/** A one-time password: 4 to 8 digits after `readCode`. The server chooses the exact length. */
export const checkOtp = (raw: string) => checkDigits(readCode(raw), 4, 8);

/** A BVN or a NIN: 11 digits each. The digits do not tell which of the two it is. */
export const checkIdentityNumber = (raw: string) => checkDigits(raw, 11, 11);
