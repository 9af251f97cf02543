/** Without case, marks, wide forms and invisible characters, the same for every normal form: "ADÉ" and "ａｄｅ" are "ade". */
const foldMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '');

/** Letters of Hausa that Unicode does not take apart, and what each is found by. */
const HOOKED = 'ɓɗƙƴ';
const BASES = 'bdky';

/**
 * A text as a search compares it: `foldMarks`, without apostrophes and with the base of each hooked letter, so that
 * "adebayo" finds "Adébáyọ̀" in every normal form and "yaradua" finds "Ƴar’adua". What is searched for and what is searched in
 * are both folded. For comparison only, never shown.
 */
export const foldText = (text: string): string =>
  // Nothing stands at the place -1: apostrophes go.
  foldMarks(text).replace(/['’‘ʼɓɗƙƴ]/g, (letter) => BASES.charAt(HOOKED.indexOf(letter)));

/** Without what people write within figures and names: "1,456.50", "0803 123", "1 GB". */
const squeeze = (text: string) => foldMarks(text).replace(/[\s,₦-]/g, '');

/**
 * True where the text has each word of the search, in any order, by `foldMarks`. Where there are people's names, pass both
 * through `foldText`: what every page loads carries no table of letters for names of plans, which have none.
 */
export function hasWords(text: string, search: string): boolean {
  const squeezed = squeeze(text);
  return search.split(/\s+/).every((word) => squeezed.includes(squeeze(word)));
}
