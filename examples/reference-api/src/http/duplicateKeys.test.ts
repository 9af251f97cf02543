import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDuplicateKeys } from './duplicateKeys.ts';

describe('a field named twice', () => {
  it.each([
    '{"a":1,"a":1}',
    '{"status":"failed","status":"delivered"}',
    '{"a" : 1, "\\u0061": 2}',
    '{"x":{"a":1,"a":2}}',
    '[{"b":{}},{"a":{},"c":[],"a":[]}]',
    '{"a":"}","a":1}',
    '{"__proto__":1,"__proto__":2}',
  ])('is found in %s', (json) => expect(hasDuplicateKeys(json)).toBe(true));

  it.each([
    '{}',
    '[]',
    '"a"',
    'null',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a\\":","b":"\\"a\\":1"}',
    '{"a":"b","b":"a:"}',
  ])('is not in %s', (json) => expect(hasDuplicateKeys(json)).toBe(false));

  it('is never in what JSON.stringify wrote, and always there once a field is written again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value) => {
        const json = JSON.stringify(value);
        expect(hasDuplicateKeys(json)).toBe(false);
        const [key = ''] = Object.keys(value);
        expect(hasDuplicateKeys(`${json.slice(0, -1)},${JSON.stringify(key)}:0}`)).toBe(true);
      }),
    );
  });
});
