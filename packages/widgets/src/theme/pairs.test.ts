import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { dark, light } from './palette.ts';
import { allProviders } from './providers/allProviders.ts';
import { findProviderLook } from './providers/providerLook.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s', (_name, palette) => {
  test.each(pairs)('$front on $ground reaches $least', ({ front, ground, least }) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});

describe('provider tiles', () => {
  test.each(Object.entries(allProviders))(
    'the letters of %s are readable on its colour',
    (_id, { ground, ink }) => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  const offered = [
    'mtn-data airtel-data glo-data t2-data dstv gotv startimes showmax waec neco nabteb jamb',
    'ikeja-electric eko-electric abuja-electric kano-electric portharcourt-electric jos-electric',
    'ibadan-electric kaduna-electric enugu-electric benin-electric aba-electric yola-electric',
  ].flatMap((ids) => ids.split(' '));

  test('have two unique letters and a unique colour for every provider of the specification', () => {
    const looks = offered.map((id) => findProviderLook(allProviders, id));
    expect(offered.filter((_id, at) => looks[at] === undefined)).toEqual([]);
    for (const trait of ['letters', 'ground'] as const)
      expect(new Set(looks.map((look) => look?.[trait])).size).toBe(offered.length);
    expect(looks.map((look) => look?.letters).filter((letters) => letters?.length !== 2)).toEqual([]);
  });
});

describe('contrast', () => {
  test('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  test('matches the published value of a grey that just misses 4.5', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('throws for a colour that is not six-digit hex', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
  });
});
