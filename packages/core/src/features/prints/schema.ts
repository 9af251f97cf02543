import * as v from 'valibot';
import { object } from '../../shared/schemas/object.ts';
import { lenient, maybe, text } from '../../shared/schemas/text.ts';
import { phrase } from '../../shared/schemas/word.ts';

/** Characters of a logo as a data URL: about 30 KB of image, so that it fits into one request. */
export const LONGEST_LOGO = 40_000;

/** A PNG or JPEG as a data URL. Never SVG, which may hold script. */
const logo = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LOGO),
  v.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/),
);

/** The details that an agent's cards and slips show. Each may be missing. */
export const shopSchema = object({
  name: maybe(text(40)),
  phone: maybe(text(20)),
  // An invalid image is left out; the cards are still printed.
  logo: lenient(logo),
});
export type Shop = v.InferOutput<typeof shopSchema>;

/** All details, even if only some have changed: cards do not show a detail that is left out. */
export const shopRequestSchema = object({
  name: phrase(40),
  phone: v.optional(phrase(20)),
  logo: v.optional(logo),
});

/** One print of a purchase's pins. `id` identifies it, so that it counts once even if it is sent twice. */
export const printRequestSchema = object({ id: v.pipe(v.string(), v.uuid()) });

/** The number of the print: 1 is the first, each later one is a copy. */
export const printSchema = object({ number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
