/** Letters that Unicode does not take apart, each before the one it is found by: of Hausa ɓ ɗ ƙ ƴ, then of its neighbours. */
const BASES = 'ɓbɗdƙkƴyŋnɛeǝeəeɔo';

/**
 * A text as a search compares it: without case, marks, apostrophes, invisible characters and doubled spaces, with the base
 * of each letter, so that "adebayo" finds "Adébáyọ̀" in every normal form and "yaradua" finds "Ƴar’adua". What is searched for and what is searched in are both folded. For comparison only, never shown.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘ʼ]/gu, '')
    .replace(/[ɓɗƙƴŋɛǝəɔ]/g, (letter) => BASES.charAt(BASES.indexOf(letter) + 1))
    .replace(/\s+/g, ' ');
