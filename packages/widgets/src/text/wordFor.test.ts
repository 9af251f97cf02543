import { expect, it } from 'vitest';
import { categoryNames } from './en/categories.ts';
import { wordFor } from './wordFor.ts';

it('has the word of a known category', () => {
  expect(wordFor(categoryNames, 'cable', '')).toBe('Cable TV');
});

it('says something else for what no table knows, be it a name that every object has', () => {
  expect(wordFor(categoryNames, 'no such category', 'Other')).toBe('Other');
  expect(wordFor(categoryNames, 'constructor', 'Other')).toBe('Other');
  expect(wordFor(categoryNames, undefined, null)).toBeNull();
});
