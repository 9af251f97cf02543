import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { clampText, countCharacters, percentEncode, splitCharacters, toWellFormed } from './characters.ts';

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const flag = '\u{1f1f3}\u{1f1ec}';
/** Any UTF-16 text, including unpaired surrogates. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a clamped text', () => {
  it.each([
    ['Ada', 3, 'Ada'],
    ['Adaeze', 3, 'Ada'],
    ['\u{1f600}\u{1f600}', 2, '\u{1f600}\u{1f600}'],
    ['a\u{1f600}b', 2, 'a\u{1f600}'],
    [`a${family}b`, 4, 'a'],
    [`a${family}b`, 6, `a${family}`],
    [`${flag}${flag}`, 3, flag],
    ['o\u0323\u0301mo\u0323', 4, 'o\u0323\u0301m'],
    ['ao\u0323\u0301', 3, 'a'],
    // A single character longer than the limit.
    [family, 2, '\u{1f468}\u200d'],
  ])('cuts %j to %i code points between two characters: %j', (text, longest, clamped) => {
    expect(clampText(text, longest)).toBe(clamped);
  });

  it('is cut between two code points if the browser has no Segmenter', () => {
    vi.spyOn(Intl, 'Segmenter', 'get').mockReturnValue(undefined as never);
    expect(clampText(`a\u{1f600}\u{1f600}`, 2)).toBe('a\u{1f600}');
    expect(clampText(`a${family}`, 2)).toBe('a\u{1f468}');
    expect(splitCharacters('a\u{1f600}')).toEqual(['a', '\u{1f600}']);
  });

  it('is a prefix of the text, within the limit, and splits no surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.integer({ min: 1, max: 20 }),
        (text, most) => {
          const clamped = clampText(text, most);
          expect(text.startsWith(clamped)).toBe(true);
          expect(countCharacters(clamped)).toBeLessThanOrEqual(most);
          expect(clamped).not.toMatch(/\p{Cs}/u);
        },
      ),
      { numRuns: propertyRuns(5_000) },
    );
  });
});

it('splits a text into the characters that a person sees', () => {
  expect(splitCharacters(`a${family}o\u0323`)).toEqual(['a', family, 'o\u0323']);
});

it('replaces an unpaired surrogate with U+FFFD', () => {
  expect(toWellFormed('a\ud83d b\udc00\ud83d \u{1f600}')).toBe('a\ufffd b\ufffd\ufffd \u{1f600}');
});

it('encodes every text as encodeURIComponent does, and never throws', () => {
  expect(percentEncode('a \ud83d')).toBe('a%20%EF%BF%BD');
  fc.assert(
    fc.property(units, (text) => {
      expect(decodeURIComponent(percentEncode(text))).toBe(toWellFormed(text));
    }),
    { numRuns: propertyRuns(5_000) },
  );
});
