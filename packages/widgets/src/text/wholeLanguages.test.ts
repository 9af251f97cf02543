import { expect, it } from 'vitest';
import { en } from './en.ts';
import { leaves, locales } from './locales.harness.ts';

/** The languages that Nigeria's agents are promised, beside English: a sentence that is added is added to each of them. */
const promised = ['ha', 'ig', 'pcm', 'yo'];

const english = leaves(en);

it.each(locales.filter(({ tag }) => promised.includes(tag)))('$tag lacks no sentence', ({ catalogue }) => {
  const own = leaves(catalogue);
  expect([...english.keys()].filter((path) => !own.has(path))).toEqual([]);
});

it('every promised language is there', () => {
  expect(locales.map(({ tag }) => tag)).toEqual(expect.arrayContaining(promised));
});
