import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, typed } from '../testing/typed.helper.ts';
import { foldText, hasWords } from './foldText.ts';

describe('a folded text', () => {
  it.each([
    ['Adébáyọ̀', 'adebayo'],
    ['ADEBAYO', 'adebayo'],
    ['Ẹniọlá Ṣódẹ̀kẹ́', 'eniola sodeke'],
    // Some Yoruba keyboards write the mark below as a vertical line.
    ['E\u0329niO\u0329la', 'eniola'],
    ['Ụzọamaka Ịkẹ́ Ṅwannẹ', 'uzoamaka ike nwanne'],
    ['Ɗanjuma Ɓala Ƙwairanga Ƴar’adua', 'danjuma bala kwairanga yaradua'],
    ["'Yar'adua", 'yaradua'],
    ['ɗan ɓera ƙofa ƴa', 'dan bera kofa ya'],
    ['ＭＴＮ　１ＧＢ', 'mtn 1gb'],
    ['İbrahim', 'ibrahim'],
    ['Ada\u00a0\u200bObi', 'ada obi'],
    ['100% _a', '100% _a'],
  ])('of %j is %j, in both normal forms', (text, folded) => {
    expect(foldText(text.normalize('NFC'))).toBe(folded);
    expect(foldText(text.normalize('NFD'))).toBe(folded);
  });

  it('is the same for every normal form, and does not change if it is folded again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'])
          expect(foldText(text.normalize(form))).toBe(folded);
      }),
      RUNS,
    );
  });
});

describe('a word search', () => {
  it.each([
    ['1 GB SME', 'sme 1gb'],
    ['MTN 1GB', '1 gb'],
    ['Danjuma Adébáyọ̀', 'ADEBAYO danjuma'],
    ['1456.50', '₦1,456.50'],
    ['08031234567', '0803-123 4567'],
    ['anything', ' '],
  ])('finds in %j %j', (text, search) => expect(hasWords(text, search)).toBe(true));

  it('does not match a text that lacks a word', () => {
    expect(hasWords('MTN 1GB SME', 'sme 2gb')).toBe(false);
  });
});
