import { expect, it } from 'vitest';
import { omitNotCharged } from './notCharged.ts';

it.each([
  ['Only 12 left. You have not been charged.', 'Only 12 left.'],
  ['MTN has been down since 09:10.', 'MTN has been down since 09:10.'],
  ['You have not been charged. Try again.', 'You have not been charged. Try again.'],
  ['You have not been charged.', 'You have not been charged.'],
])('removes the sentence only from the end: %s', (message, rest) => {
  expect(omitNotCharged(message)).toBe(rest);
});
