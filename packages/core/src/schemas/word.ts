import * as v from 'valibot';
import { countCharacters } from '../format/characters.ts';
import { VISIBLE } from '../format/invisible.ts';

/** Nothing in it that can't be seen: it will be read by people, on a screen or a terminal. */
export const visible = v.regex<string, string>(
  VISIBLE,
  'This has a character that can\u2019t be seen. Type it again.',
);

// The types are names, as in `text.ts`: a declaration says `Word` where TypeScript would write the schema's parts again.

/** The schema of a string that goes out. */
export interface Word extends v.GenericSchema<string> {}

/** A string that goes out: trimmed, never empty, never longer than a server would take, all of it to be seen. */
// @__NO_SIDE_EFFECTS__
export const word = (longest: number): Word =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), visible);

/**
 * A code that a person types or pastes, for `readCode`. It may contain blanks, dashes and invisible
 * characters, which a chat or a PDF inserts. It is never shown.
 */
export const typedCode: Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));

/** `v.maxLength` in code points instead of UTF-16 units, as JSON Schema counts: an emoji is one character. */
// @__NO_SIDE_EFFECTS__
function maxCharacters(longest: number): v.MaxLengthAction<string, number, undefined> {
  const units = v.maxLength<string, number>(longest);
  return {
    ...units,
    '~run': (dataset, config) =>
      dataset.typed && countCharacters(dataset.value) <= longest ? dataset : units['~run'](dataset, config),
  };
}

/** A `word` that a person types freely and whose limit is shown: it counts code points. */
// @__NO_SIDE_EFFECTS__
export const phrase = (longest: number): Word =>
  v.pipe(v.string(), v.trim(), v.minLength(1), maxCharacters(longest), visible);

/** The schema of money that goes out. */
export interface Decimal extends v.GenericSchema<string> {
  /** The OpenAPI document knows it by its first part, however it is wrapped. */
  readonly pipe: readonly [v.GenericSchema, ...unknown[]];
}

/** Money that goes out: decimal naira with two decimals, "1500.00". */
export const decimal: Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** What an answer proves by being asked for next: opaque, never shown, never logged. */
export const secret: Word = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));
