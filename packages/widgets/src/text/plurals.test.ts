import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from './en.ts';
import { leaves, locales, sayCounts } from './locales.helper.ts';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Distinct values, so that none contains the digits of another, and none is 1. */
const counts = [107, 208, 309, 456];

/** The counts that chose a plural form while a sentence was built. */
let chosenBy: number[] = [];
let category: Intl.LDMLPluralRule = 'other';

beforeEach(() => {
  vi.spyOn(Intl.PluralRules.prototype, 'select').mockImplementation((count) => {
    chosenBy.push(Number(count));
    return category;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Builds a sentence from `values`, and lists the counts that chose a plural form but are missing from it. */
function said(path: string, sentence: unknown, values: readonly number[]) {
  chosenBy = [];
  const words = sayCounts(path, sentence, values);
  return {
    words,
    isPlural: chosenBy.length > 0,
    missing: chosenBy.filter((n) => !words.includes(String(n))),
  };
}

const sentencesOf = (catalogue: object) =>
  [...leaves(catalogue)].filter(([, sentence]) => typeof sentence === 'function');

describe.each([{ tag: 'en', catalogue: en as object }, ...locales])('in $tag', ({ catalogue }) => {
  const sentences = sentencesOf(catalogue);

  it('each plural form contains its count, because a language may use the form for 1 for 0 too', () => {
    for (const form of categories) {
      category = form;
      for (const [path, sentence] of sentences)
        for (const values of [counts, [0, 0, 0, 0], [1, 1, 1, 1]])
          expect(said(path, sentence, values).missing, `${path}, ${form}`).toEqual([]);
    }
  });

  it('a separate sentence for 1 contains 1', () => {
    for (const [path, sentence] of sentences) {
      const of = (count: number) => said(path, sentence, [count, 208, 309, 456]).words;
      if (of(107).includes('107')) expect(of(1), path).toMatch(/(?<!\d)1(?!\d)/);
    }
  });
});

it('finds the sentences with plural forms in English and in Pidgin, which uses one form for 0 and 1', () => {
  const pidgin = locales.find(({ tag }) => tag === 'pcm')?.catalogue ?? {};
  for (const catalogue of [en, pidgin])
    expect(
      sentencesOf(catalogue).filter(([path, one]) => said(path, one, counts).isPlural).length,
    ).toBeGreaterThan(20);
});

it('detects a form that lacks its count', () => {
  category = 'one';
  const days = (count: number) =>
    new Intl.PluralRules('pcm').select(count) === 'one' ? '1 day' : `${count} days`;
  expect(said('days', days, counts).missing).toEqual([107]);
});
