import { expect, it } from 'vitest';
import type { FieldRow, Limit } from '../reading/reference.ts';
import { issueOf, type TryIssue } from './check.ts';

const field = (change: Partial<FieldRow>): FieldRow => ({
  path: 'x',
  name: 'x',
  depth: 0,
  types: ['string'],
  isList: false,
  required: false,
  unit: null,
  limits: [],
  says: null,
  ...change,
});
const limited = (...limits: Limit[]) => field({ limits });
const length = limited({ kind: 'length', least: 2, most: 4 });
const size = field({ types: ['integer'], limits: [{ kind: 'size', least: 1, most: 100 }] });
const words = limited({ kind: 'words', words: ['prepaid', 'postpaid'] });

it.each<[string, FieldRow, string, TryIssue | null]>([
  ['an empty value that is needed', field({ required: true }), '  ', 'missing'],
  ['an empty value that is not', field({}), '', null],
  ['a way up', field({}), ' .. ', 'unsafe'],
  ['a word for a number', field({ types: ['number'] }), 'many', 'number'],
  ['an empty exponent', field({ types: ['number'] }), '1e', 'number'],
  ['a number', field({ types: ['number'] }), '2.5', null],
  ['a fraction for a whole number', size, '2.5', 'whole'],
  ['a number that is too large', size, '101', 'limit'],
  ['a number within', size, '100', null],
  ['a text that is too short', length, 'a', 'limit'],
  ['a text that is too long', length, 'abcde', 'limit'],
  ['a text within', length, 'abcd', null],
  ['a text of another form', limited({ kind: 'pattern', pattern: '^\\d{11}$' }), '123', 'pattern'],
  ['a word that is not of the list', words, 'free', 'pattern'],
  ['a word of the list', words, 'prepaid', null],
  ['no time', field({ types: ['date-time'] }), 'yesterday', 'time'],
  ['a time', field({ types: ['date-time'] }), '2026-11-21T09:41:00+01:00', null],
])('%s', (_, row, typed, issue) => {
  expect(issueOf(row, typed)).toBe(issue);
});
