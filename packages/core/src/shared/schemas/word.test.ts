import * as v from 'valibot';
import { expect, it } from 'vitest';
import { phrase } from './word.ts';

it.each([
  ['\u{1f600}'.repeat(5), true],
  ['\u{1f600}'.repeat(6), false],
  ['Adaez', true],
  ['Adaeze', false],
  ['Ada\ud83d', false],
])('accepts a phrase of at most five code points: %j', (text, isTaken) => {
  expect(v.is(phrase(5), text)).toBe(isTaken);
});
