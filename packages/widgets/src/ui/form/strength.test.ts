import { expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

it.each([
  ['', null],
  ['harmatt', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['ọjàọjàọjàọjàọjà', 'weak'],
  ['áéíóúàè'.normalize('NFD'), 'weak'],
  ['harmattan', 'fair'],
  ['harmattan-rai', 'fair'],
  ['harmattan-rain', 'strong'],
])('rates %j as %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
