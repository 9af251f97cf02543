import { expect, it } from 'vitest';
import { maskName } from './maskName.ts';

it.each([
  ['CHIDI NWOSU', 'CH*** NW***'],
  ['Ada  Obi', 'A*** O***'],
  ['  MALLAM ABDULLAHI IBRAHIM-MUSA ', 'MA*** AB*** IB***'],
  ['Ọláyínká', 'Ọl***'],
  ['X', 'X***'],
  ['', ''],
])('masks %j as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
