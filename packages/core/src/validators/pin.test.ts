import { expect, it } from 'vitest';
import { checkPin } from './pin.ts';

it.each(['', '123', '1234567', '12 34', '12a4', '١٢٣٤'])(
  'refuses "%s", which is not 4 to 6 digits',
  (typed) => {
    expect(checkPin(typed)).toBe('length');
  },
);

it.each(['0000', '111111', '1234', '456789', '9876', '3210'])(
  'refuses %s, which is easy to guess',
  (typed) => {
    expect(checkPin(typed)).toBe('easy');
  },
);

it.each(['4071', '1357', '1223', '90909', '123457'])('accepts %s', (typed) => {
  expect(checkPin(typed)).toBeNull();
});
