/**
 * The word for a key of a definition. A new category may have labels that the text catalogue lacks:
 * "betting-account" is then "Betting account".
 */
export function labelFor(key: string, words: Readonly<Record<string, string>>): string {
  const known = Object.hasOwn(words, key) ? words[key] : undefined;
  if (known !== undefined) return known;
  const spaced = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** "Phone number" is "phone number" within a sentence; "JAMB profile code" stays as it is. */
export const inSentence = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
