/**
 * The length of a text as a limit counts that a person reads, and JSON Schema does: in code points. An emoji has one or
 * a few, a letter with a mark one or two.
 */
export const countCharacters = (text: string): number => [...text].length;

/** The signs of a text as a person sees them: an emoji of a family is one, and so is a letter with its marks. */
export const splitCharacters = (text: string): readonly string[] =>
  // Firefox before 125 has no Segmenter.
  Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];

/** The beginning of a text, of at most so many code points. It ends between two signs, unless the first one is too long. */
export function clampText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = [...text].slice(0, longest).join('').length;
  // Nothing contains the end of a text that fits.
  const start = Intl.Segmenter && new Intl.Segmenter().segment(text).containing(cut)?.index;
  return text.slice(0, start || cut);
}

/** `String.prototype.toWellFormed` (ES2024): half a surrogate pair becomes U+FFFD. Browsers before 2023 lack it. */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** `encodeURIComponent`, which throws on half a surrogate pair. */
export const percentEncode = (text: string): string => encodeURIComponent(toWellFormed(text));
