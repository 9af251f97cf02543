/** Removes case, marks, wide forms and invisible characters, with the same result for every normal form: "ADÉ" and "ａｄｅ" become "ade". */
const foldMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '');

/** The hooked letters of Hausa, which Unicode does not decompose; `BASES` has their base letters in the same order. */
const HOOKED = 'ɓɗƙƴ';
const BASES = 'bdky';

/**
 * Returns a text in the form that a search compares: `foldMarks` without apostrophes, with the base of each hooked
 * letter. "adebayo" finds "Adébáyọ̀" in every normal form, and "yaradua" finds "Ƴar’adua". Fold both the search and the
 * text. For comparison only, never shown.
 */
export const foldText = (text: string): string =>
  // `charAt(-1)` is '', which removes apostrophes.
  foldMarks(text).replace(/['’‘ʼɓɗƙƴ]/g, (letter) => BASES.charAt(HOOKED.indexOf(letter)));

/** Removes the characters that people write within numbers and names: "1,456.50", "0803 123", "1 GB". */
const squeeze = (text: string) => foldMarks(text).replace(/[\s,₦-]/g, '');

/**
 * True if the text contains each word of the search, in any order, compared by `foldMarks`. For people's names, pass
 * both through `foldText`. Plan names have no hooked letters, so pages that search plans do not load the table of
 * letters.
 */
export function hasWords(text: string, search: string): boolean {
  const squeezed = squeeze(text);
  return search.split(/\s+/).every((word) => squeezed.includes(squeeze(word)));
}
