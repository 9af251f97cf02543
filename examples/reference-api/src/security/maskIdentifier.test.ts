import { expect, it } from 'vitest';
import { maskIdentifier } from './maskIdentifier.ts';

it.each([
  ['amaka', 'a***'],
  ['\u{1f600}amaka', '\u{1f600}***'],
  ['\u{1f600}amaka@\u{1f600}.ng', '\u{1f600}***@\u{1f600}***.ng'],
])('masks %s after its first full character', (typed, masked) => {
  expect(maskIdentifier(typed)).toBe(masked);
});
