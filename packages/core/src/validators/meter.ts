import { checkDigits, type DigitsIssue, plain } from './digits.ts';

/** A warning that does not block the purchase: many real meters fail the check, and the disco decides. */
export interface MeterWarning {
  readonly kind: 'check-digit';
}

export type MeterCheck =
  | { readonly ok: true; readonly value: string; readonly warning: MeterWarning | null }
  | { readonly ok: false; readonly issue: DigitsIssue };

/** Luhn, modulo 10: the check digit of STS meters. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Parses the number of a prepaid meter: 11 to 13 digits. Numbers of 11 and 13 digits have a check digit. */
export function checkMeter(raw: string): MeterCheck {
  const read = checkDigits(raw, 11, 13);
  if (!read.ok) return read;
  const isSuspect = read.value.length !== 12 && !passesLuhn(read.value);
  return { ...read, warning: isSuspect ? { kind: 'check-digit' } : null };
}

const LEAST = 5;
const MOST = 25;

export type PostpaidIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'characters' }
  | { readonly kind: 'too-short'; readonly missing: number }
  | { readonly kind: 'too-long'; readonly extra: number };

/** Parses a postpaid account: 5 to 25 letters, digits, dashes and slashes, like "12/34/56/7890-01". */
export function checkPostpaidAccount(
  raw: string,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly issue: PostpaidIssue } {
  const value = plain(raw)
    .replace(/[\p{Pd}−]/gu, '-')
    .toUpperCase();
  if (value === '') return { ok: false, issue: { kind: 'empty' } };
  if (!/^[0-9A-Z/-]+$/.test(value)) return { ok: false, issue: { kind: 'characters' } };
  if (value.length < LEAST) return { ok: false, issue: { kind: 'too-short', missing: LEAST - value.length } };
  if (value.length > MOST) return { ok: false, issue: { kind: 'too-long', extra: value.length - MOST } };
  return { ok: true, value };
}
