import * as v from 'valibot';
import { countCharacters } from '../../format/characters.ts';
import { VISIBLE } from '../../format/invisible.ts';

/** Allows no invisible characters, because people read the text on a screen or a terminal. */
export const visible = v.regex<string, string>(
  VISIBLE,
  'This has a character that can\u2019t be seen. Type it again.',
);

// The types have names, as in `text.ts`: a declaration says `Word` where TypeScript would otherwise repeat
// the schema's parts.

/** The schema of a string to send. */
export interface Word extends v.GenericSchema<string> {}

/** A string to send: trimmed, never empty, within the server's limit, without invisible characters. */
// @__NO_SIDE_EFFECTS__
export const word = (longest: number): Word =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), visible);

/**
 * A code that a person types or pastes, for `readCode`. It may contain blanks, dashes and invisible
 * characters, which a chat or a PDF inserts. It is never shown.
 */
export const typedCode: Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));

/** `v.maxLength` in code points instead of UTF-16 units, as in JSON Schema: a surrogate pair counts once. */
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

/** The schema of money to send. */
export interface Decimal extends v.GenericSchema<string> {
  /** The OpenAPI document identifies the schema by its first part, however it is wrapped. */
  readonly pipe: readonly [v.GenericSchema, ...unknown[]];
}

/** Money to send: decimal naira with two decimals, "1500.00". */
export const decimal: Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** A secret from an answer, which a later request repeats: opaque, never shown, never logged. */
export const secret: Word = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));
