import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldFault } from './fieldFault.ts';

/** The message for this value of the field. */
function said(schema: v.GenericSchema, sent: unknown): string | undefined {
  const { issues } = v.safeParse(v.object({ field: schema }), { field: sent });
  return issues?.map(fieldFault).join(' ');
}

it.each<[string, v.GenericSchema, unknown, string]>([
  ['what is missing', v.string(), undefined, 'This is required.'],
  ['what is empty', v.pipe(v.string(), v.minLength(1)), '', 'This is required.'],
  ['too many characters', v.pipe(v.string(), v.maxLength(3)), 'abcd', 'This is too long: at most 3.'],
  ['too little', v.pipe(v.number(), v.minValue(60)), 59, 'Use 60 or more.'],
  ['too much', v.pipe(v.number(), v.maxValue(900)), 901, 'Use 900 or less.'],
  ['a part of one', v.pipe(v.number(), v.integer()), 1.5, 'Use a whole number.'],
  [
    'one of several words',
    v.picklist(['prepaid', 'postpaid']),
    'solar',
    'Use one of: "prepaid", "postpaid".',
  ],
  ['the only word', v.literal('manual'), 'gift', 'Use one of: "manual".'],
  ['an id', v.pipe(v.string(), v.uuid()), 'one', 'Use a UUID.'],
  ['an address', v.pipe(v.string(), v.url()), 'shop', 'Use a complete URL, like "https://shop.example".'],
  ['anything else', v.string(), 7, 'This has the wrong format.'],
  ['a schema with words of its own', v.pipe(v.string(), v.regex(/^\d+$/, 'Digits.')), 'x', 'Digits.'],
])('describes in one sentence: %s', (_, schema, sent, sentence) => {
  expect(said(schema, sent)).toBe(sentence);
});

it('never repeats the value', () => {
  const secret = 'canary-secret';
  for (const schema of [
    v.pipe(v.string(), v.maxLength(3)),
    v.picklist(['a']),
    v.number(),
    v.pipe(v.string(), v.uuid()),
  ])
    expect(said(schema, secret)).not.toContain(secret);
});
