import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../../format/characters.ts';
import { propertyRuns } from '../../testing/propertyRuns.helper.ts';
import { cleanText, identifier, maybe, text } from './text.ts';

describe('cleaned text', () => {
  it('has no control, bidirectional or zero-width characters, and at most the given number of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (raw) => {
        const clean = cleanText(raw, 80);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(countCharacters(clean)).toBeLessThanOrEqual(80);
        expect(clean).toBe(clean.trim());
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });

  it('drops an unpaired surrogate, which a server may send, and splits no emoji', () => {
    expect(cleanText('Ada\ud83d Obi', 80)).toBe('Ada Obi');
    expect(cleanText('Ada \u{1f600}\u{1f600}', 5)).toBe('Ada \u{1f600}');
  });

  it('keeps diacritics, apostrophes and hyphens in names', () => {
    expect(cleanText('Ọláyínká  O’Brien-Nwāchukwu', 80)).toBe('Ọláyínká O’Brien-Nwāchukwu');
  });
});

describe('an optional field', () => {
  const schema = v.object({ notice: maybe(text(20)) });

  it.each([{}, { notice: null }, { notice: '' }, { notice: undefined }])('is missing for %j', (raw) => {
    expect(v.parse(schema, raw).notice || undefined).toBeUndefined();
  });

  it('is still validated if present', () => {
    expect(v.safeParse(schema, { notice: 5 }).success).toBe(false);
  });
});

describe('an identifier', () => {
  it.each([
    ['mtn-data', 'mtn-data'],
    [17, '17'],
  ])('is accepted from %j as %j', (raw, id) => {
    expect(v.parse(identifier, raw)).toBe(id);
  });

  it.each(['', '\u200b', null, 1.5, 9_007_199_254_740_992, {}])('is refused for %j', (raw) => {
    expect(v.safeParse(identifier, raw).success).toBe(false);
  });
});
