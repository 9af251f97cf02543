/** A transaction PIN: 4 to 6 digits. */
export const PIN_FORMAT = /^\d{4,6}$/;

/** True if the text has the form of a transaction PIN. */
export const isPin = (typed: string): boolean => PIN_FORMAT.test(typed);

/** The reason why a new transaction PIN can't be used: not 4 to 6 digits, or easy to guess. */
export type PinIssue = 'length' | 'easy';

/** True for one repeated digit or consecutive digits, up or down: 1111, 1234, 987654. */
function isEasy(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)));
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step));
}

/** Checks a new transaction PIN: 4 to 6 digits, and not easy to guess. Returns `null` if it can be used. */
export function checkPin(typed: string): PinIssue | null {
  if (!isPin(typed)) return 'length';
  return isEasy(typed) ? 'easy' : null;
}
