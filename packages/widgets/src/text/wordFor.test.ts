import { expect, it } from 'vitest';
import { categoryNames } from './en/categories.ts';
import { wordFor } from './wordFor.ts';

it('returns the word of a known category', () => {
  expect(wordFor(categoryNames, 'cable', '')).toBe('Cable TV');
});

it('returns the fallback for an unknown key, also for a property of every object', () => {
  expect(wordFor(categoryNames, 'no such category', 'Other')).toBe('Other');
  expect(wordFor(categoryNames, 'constructor', 'Other')).toBe('Other');
  expect(wordFor(categoryNames, undefined, null)).toBeNull();
});
