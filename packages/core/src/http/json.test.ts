import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { hasDuplicateKeys, parseJson, writeJson } from './json.ts';

describe('reading JSON', () => {
  it.each([
    '{"status":"failed","status":"delivered"}',
    '{"a":{"b":1,"c":2,"b":3}}',
    '[{"a":1},{"a":1,"a":2}]',
    '{"a":1,"\\u0061":2}',
    '{"a" : 1, "b": [], "a"\n: 2}',
    '{"__proto__":1,"__proto__":2}',
  ])('refuses %s, which repeats a key in an object', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it.each([
    '[{"a":1},{"a":2}]',
    '{"a":{"a":{"a":1}}}',
    '{"a":"a","b":"a:"}',
    '{"a":"\\"a\\":","b":"{\\"b\\":1}"}',
    '{"a":["a","a"]}',
    '"a"',
    'null',
  ])('accepts %s, which repeats no key within an object', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('removes one byte order mark', () => {
    expect(parseJson('\ufeff{"a":1}')).toEqual({ a: 1 });
    expect(() => parseJson('\ufeff\ufeff{"a":1}')).toThrow(SyntaxError);
  });

  it.each(['', ' ', '{', '{"a":1', '<html>', '{"a":1}{"a":1}', 'undefined'])('refuses %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it('parses everything that JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('refuses a repeated key in generated objects', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (object) => {
        const key = JSON.stringify(Object.keys(object)[0]);
        const repeated = `${JSON.stringify(object).slice(0, -1)},${key}:"delivered"}`;
        expect(() => parseJson(repeated)).toThrow(SyntaxError);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });
});

describe('writing JSON', () => {
  const prototypes = [Array.prototype, Object.prototype, String.prototype] as { toJSON?: unknown }[];
  afterEach(() => {
    for (const prototype of prototypes) delete prototype.toJSON;
  });

  it('writes the same as JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(writeJson(value as Parameters<typeof writeJson>[0]))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('ignores a toJSON method that the page added to built-in prototypes', () => {
    for (const prototype of prototypes) prototype.toJSON = () => 'spoilt';
    expect(JSON.stringify({ a: [1] })).toBe('"spoilt"');
    expect(writeJson({ a: [1, 'b', { c: null }] })).toBe('{"a":[1,"b",{"c":null}]}');
  });

  it('omits undefined members', () => {
    expect(writeJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
});

describe('a duplicate key', () => {
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
  ])('is not found in %s', (json) => expect(hasDuplicateKeys(json)).toBe(false));

  it('is never found in JSON.stringify output, and always after a key is repeated', () => {
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
