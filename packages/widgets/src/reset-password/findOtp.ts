import { checkOtp } from '@oja/core';

/** The code in what was pasted: the digits, or the one code within a whole message. Null where there is none, or several. */
export function findOtp(pasted: string): string | null {
  const read = checkOtp(pasted);
  if (read.ok) return read.value;
  const codes = pasted.match(/(?<!\d)\d{4,8}(?!\d)/g) ?? [];
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
