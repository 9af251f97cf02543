import { expect, it } from 'vitest';
import { maskName } from './maskName.ts';

it.each([
  ['CHIDI NWOSU', 'CH*** NW***'],
  ['Ada  Obi', 'A*** O***'],
  ['  MALLAM ABDULLAHI IBRAHIM-MUSA ', 'MA*** AB*** IB***'],
  ['Ọláyínká', 'Ọl***'],
  ['X', 'X***'],
  ['', ''],
])('of %j a visitor reads %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
