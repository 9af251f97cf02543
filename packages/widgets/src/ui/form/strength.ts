import { normalisePassword } from '@oja/core';

/** How hard a password is to guess, by its length. Advice only: the server decides what is allowed. */
export type Strength = 'weak' | 'fair' | 'strong';

/** A password with fewer distinct characters is weak at any length, such as "aaaaaaaaaaaaaa". */
const FEW_LETTERS = 5;

/** Rates a password; `null` for an empty one. */
export function strengthOf(password: string): Strength | null {
  const letters = [...normalisePassword(password)];
  if (letters.length === 0) return null;
  if (letters.length < 8 || new Set(letters).size < FEW_LETTERS) return 'weak';
  return letters.length < 14 ? 'fair' : 'strong';
}
