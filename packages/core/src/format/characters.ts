/**
 * Returns the length of a text in code points, as JSON Schema and the limits shown to people count it. An
 * emoji has one or more, a letter with marks one or more.
 */
export const countCharacters = (text: string): number => [...text].length;

/**
 * Splits a text into the characters that a person sees (grapheme clusters): a family emoji counts as one, and
 * so does a letter with its marks.
 */
export const splitCharacters = (text: string): readonly string[] =>
  // Firefox before 125 has no `Intl.Segmenter`.
  Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

/**
 * Returns the beginning of a text, at most this many code points long. Cuts between two graphemes, unless the
 * first one exceeds the limit.
 */
export function clampText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = [...text].slice(0, longest).join('').length;
  // A text within the limit is returned whole: no segment contains its end.
  const start = Intl.Segmenter && new Intl.Segmenter().segment(text).containing(cut)?.index;
  return text.slice(0, start || cut);
}

/**
 * `String.prototype.toWellFormed` (ES2024): replaces an unpaired surrogate with U+FFFD. Browsers before 2023
 * lack it.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** `encodeURIComponent` for any text. Replaces an unpaired surrogate, which would make the original throw. */
export const percentEncode = (text: string): string => encodeURIComponent(toWellFormed(text));
