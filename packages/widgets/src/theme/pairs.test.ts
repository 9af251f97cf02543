import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { networkColours } from './networks.ts';
import { pairs } from './pairs.ts';
import { dark, light } from './palette.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s', (_name, palette) => {
  test.each(pairs)('$front on $ground reaches $least', ({ front, ground, least }) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});

test.each(Object.entries(networkColours))(
  'the initial of %s is readable on its colour',
  (_id, { ground, ink }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

describe('contrast', () => {
  test('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  test('agrees with the published value of a grey that just misses 4.5', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('refuses what is not a six-digit hex colour', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
  });
});
