import { expect, it } from 'vitest';
import { en } from './en.ts';
import { leaves, locales } from './locales.helper.ts';

/** Languages promised to agents besides English. A new sentence must be added to each of them. */
const promised = ['ha', 'ig', 'pcm', 'yo'];

const english = leaves(en);

it.each(locales.filter(({ tag }) => promised.includes(tag)))('$tag lacks no sentence', ({ catalogue }) => {
  const own = leaves(catalogue);
  expect([...english.keys()].filter((path) => !own.has(path))).toEqual([]);
});

it('every promised language exists', () => {
  expect(locales.map(({ tag }) => tag)).toEqual(expect.arrayContaining(promised));
});
