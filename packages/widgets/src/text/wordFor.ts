import { hasOwn } from '@oja/core';
/**
 * Whether a table has a word for a value of the server. Uses the table, because core's catalogue would bundle the form of
 * every category.
 */
export const hasWord = <W extends Readonly<Record<string, string>>>(
  words: W,
  key: string,
): key is keyof W & string => hasOwn(words, key);

/** The word for a value of the server, or `otherwise` if the table has none. */
export const wordFor = <O>(
  words: Readonly<Record<string, string>>,
  key: string | undefined,
  otherwise: O,
): string | O => (key !== undefined && hasWord(words, key) ? (words[key] ?? otherwise) : otherwise);
