import * as v from 'valibot';
import { clampText } from '../../format/characters.ts';
import { withoutInvisible } from '../../format/invisible.ts';

/**
 * Makes a string from outside fit to be shown: removes invisible characters, folds white space, and cuts it
 * to at most `longest` code points.
 */
export function cleanText(raw: string, longest: number): string {
  const clean = withoutInvisible(raw.slice(0, longest * 4).replace(/\s+/g, ' ')).trim();
  return clampText(clean, longest);
}

// The types below have names, so that a declaration says `Text` where TypeScript would repeat the schema's parts.

/** The schema of a string from the server that is shown to people. */
export interface Text extends v.GenericSchema<string> {}

/** A string from the server that is shown to people. It is only ever rendered as text. */
// @__NO_SIDE_EFFECTS__
export const text = (longest = 200): Text =>
  v.pipe(
    v.string(),
    v.transform((raw) => cleanText(raw, longest)),
  );

/** The schema of an identifier. */
export interface Identifier extends v.GenericSchema<string | number, string> {}

/** An identifier: a non-empty string; a number is tolerated and kept as its decimal digits. */
export const identifier: Identifier = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((raw) => cleanText(String(raw), 128)),
  v.minLength(1),
);

/** The schema of a field that a server may leave out. */
export interface Maybe<TSchema extends v.GenericSchema>
  extends v.OptionalSchema<
    v.GenericSchema<v.InferInput<TSchema> | null | '', v.InferOutput<TSchema> | undefined>,
    undefined
  > {}

/** A field that a server may omit, send as null, or send as an empty string: `undefined` in all three cases. */
// @__NO_SIDE_EFFECTS__
export const maybe = <const TSchema extends v.GenericSchema>(schema: TSchema): Maybe<TSchema> =>
  v.optional(
    v.union([
      schema,
      v.pipe(
        v.union([v.null(), v.literal('')]),
        v.transform(() => undefined),
      ),
    ]),
  );

/** Like `maybe`, for a field whose invalid value counts as missing. */
// @__NO_SIDE_EFFECTS__
export const lenient = <const TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.fallback(maybe(schema), undefined);
