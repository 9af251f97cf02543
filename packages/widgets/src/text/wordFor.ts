import { hasOwn } from '@oja/core';
/**
 * True where a table has a word for what a server sent. It asks the table and not core's catalogue, which would bring the
 * form of every category with it.
 */
export const hasWord = <W extends Readonly<Record<string, string>>>(
  words: W,
  key: string,
): key is keyof W & string => hasOwn(words, key);

/** The word for what a server sent, or another one where the table has none. */
export const wordFor = <O>(
  words: Readonly<Record<string, string>>,
  key: string | undefined,
  otherwise: O,
): string | O => (key !== undefined && hasWord(words, key) ? (words[key] ?? otherwise) : otherwise);
