import { expect, it } from 'vitest';
import { createPlural } from './plural.ts';

it('follows the plural rules of the language', () => {
  const forms = (count: number) => ({ one: 'one', few: 'few', many: 'many', other: `other ${count}` });
  const english = createPlural('en');
  expect([0, 1, 2, 5].map((count) => english(count, forms(count)))).toEqual([
    'other 0',
    'one',
    'other 2',
    'other 5',
  ]);
  const polish = createPlural('pl');
  expect([1, 2, 5].map((count) => polish(count, forms(count)))).toEqual(['one', 'few', 'many']);
});

it('falls back to `other` if a form is missing', () => {
  expect(createPlural('pl')(2, { other: 'wszystkie' })).toBe('wszystkie');
});
