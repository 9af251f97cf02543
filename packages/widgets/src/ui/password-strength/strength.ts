import { normalisePassword } from '@oja/core';

/** How hard a password is to guess, judged by its length. Advice only: the server decides what is allowed. */
export type Strength = 'weak' | 'fair' | 'strong';

/** Letters that come back add little: "aaaaaaaaaaaaaa" is no long password. */
const FEW_LETTERS = 5;

/** Null for an empty one: there is nothing to say yet. */
export function strengthOf(password: string): Strength | null {
  const letters = [...normalisePassword(password)];
  if (letters.length === 0) return null;
  if (letters.length < 8 || new Set(letters).size < FEW_LETTERS) return 'weak';
  return letters.length < 14 ? 'fair' : 'strong';
}
