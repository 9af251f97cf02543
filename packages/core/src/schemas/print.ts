import * as v from 'valibot';
import { object } from './object.ts';
import { maybe, text } from './text.ts';
import { phrase } from './word.ts';

/** Characters of a logo as a data URL: about 30 KB of picture, so that it fits into one request. */
export const LONGEST_LOGO = 40_000;

/** A PNG or JPEG as a data URL. Never SVG, which may hold script. */
const logo = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LOGO),
  v.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/),
);

/** What stands on the cards and slips that an agent prints; each part may be missing. */
export const shopSchema = object({
  name: maybe(text(40)),
  phone: maybe(text(20)),
  // A picture that is none is left out; the cards are printed all the same.
  logo: v.fallback(maybe(logo), undefined),
});
export type Shop = v.InferOutput<typeof shopSchema>;

/** All of it, also where only a part is new: what is left out stands on no card. */
export const shopRequestSchema = object({
  name: phrase(40),
  phone: v.optional(phrase(20)),
  logo: v.optional(logo),
});

/** One print of a sale's pins, under a key of its own: sent twice, it counts once. */
export const printRequestSchema = object({ id: v.pipe(v.string(), v.uuid()) });

/** Which print of the sale it was: 1 is the first, each later one is a copy. */
export const printSchema = object({ number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
