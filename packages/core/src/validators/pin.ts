/** What is wrong with a new transaction PIN: not 4 to 6 digits, or one that anybody tries first. */
export type PinIssue = 'length' | 'easy';

/** One digit over and over, or digits in a row, up or down: 1111, 1234, 987654. */
function isEasy(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)));
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step));
}

/** Checks a transaction PIN that somebody chooses: 4 to 6 digits, and none of the first that a thief tries. */
export function checkPin(typed: string): PinIssue | null {
  if (!/^\d{4,6}$/.test(typed)) return 'length';
  return isEasy(typed) ? 'easy' : null;
}
