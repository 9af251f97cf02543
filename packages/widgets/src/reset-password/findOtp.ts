import { checkOtp, readCode } from '@oja/core';

/** Returns the code in pasted text: its digits, or the only code in a message. `null` for none or several. */
export function findOtp(pasted: string): string | null {
  const read = checkOtp(pasted);
  if (read.ok) return read.value;
  // Digits of any script, with invisible characters allowed between them.
  const runs = pasted.match(/\p{Nd}[\p{Nd}\p{Cf}]*/gu) ?? [];
  const codes = runs.map(readCode).filter((run) => /^\d{4,8}$/.test(run));
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
