import * as v from 'valibot';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { identifier, maybe, text } from './text.ts';
import { instant } from './time.ts';
import { secret } from './word.ts';

/** As much of a key as may be shown: enough to tell two apart, too little to use. */
const SHOWN = 8;

/** A server may send its keys whole: what is read of them ends here. */
const shownPart = v.pipe(
  secret,
  v.transform((key) => key.slice(0, Math.min(SHOWN, Math.floor(key.length / 2)))),
);

/** What a server calls the prefix is cut too: it must not turn out to be the key. */
const prefix = v.pipe(
  text(12),
  v.check((shown) => shown !== '', 'An empty prefix'),
);

const keyObject = v.pipe(
  object({
    id: maybe(identifier),
    name: maybe(text(80)),
    prefix: maybe(prefix),
    key: maybe(shownPart),
    createdAt: maybe(instant),
    lastUsedAt: maybe(instant),
    dailyLimit: maybe(money),
    spentToday: maybe(money),
  }),
  v.check((key) => (key.prefix ?? key.key) !== undefined, 'Neither prefix nor key'),
  v.transform(({ key, ...rest }) => ({ ...rest, prefix: rest.prefix ?? key ?? '' })),
);

/**
 * One API key, as it is listed. Without an `id` it can't be revoked from here. Times in ms since 1970. `dailyLimit` and
 * `spentToday` (kobo) are about all widget sessions of the key together.
 */
export type ApiKey = v.InferOutput<typeof keyObject>;

const bareKey = v.pipe(
  shownPart,
  v.transform(
    (prefix): ApiKey => ({
      id: undefined,
      name: undefined,
      prefix,
      createdAt: undefined,
      lastUsedAt: undefined,
      dailyLimit: undefined,
      spentToday: undefined,
    }),
  ),
);
const oneKey = v.union([bareKey, keyObject]);

/** An agent's keys: a list, one object, one bare string, or nothing (agent API, "tolerate"). Never a whole key. */
export const apiKeysSchema = v.pipe(
  v.nullish(v.union([v.literal(''), v.array(oneKey), oneKey]), ''),
  v.transform((keys): ApiKey[] => (keys === '' ? [] : Array.isArray(keys) ? keys : [keys])),
);

/**
 * Asks for a key. The specification sends an empty body, and so does the client. A server may answer that with 403
 * `password_required`: then it takes the `confirmation` of POST auth/confirm-password here.
 */
export const createKeySchema = v.optional(object({ confirmation: v.optional(secret) }));

/** Long enough to be one: what an agent copies must open something. */
const wholeKey = v.pipe(secret, v.regex(/^\S{16,}$/));

/** The answer that makes a key: the only one that holds all of it. Kept nowhere. */
export const createdKeySchema = v.pipe(
  object({ id: maybe(identifier), key: wholeKey, prefix: maybe(prefix), createdAt: maybe(instant) }),
  v.transform((made) => ({ ...made, prefix: made.prefix ?? v.parse(shownPart, made.key) })),
);
export type CreatedKey = v.InferOutput<typeof createdKeySchema>;

/** Something that can be sold through the API. `price` in kobo; `discount` is shown as the server writes it. */
export const apiServiceSchema = object({
  id: identifier,
  name: text(120),
  category: maybe(text(40)),
  price: maybe(money),
  discount: maybe(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.finite())]),
      v.transform((wire) => String(wire).slice(0, 20)),
    ),
  ),
});
export type ApiService = v.InferOutput<typeof apiServiceSchema>;
export const apiServicesSchema = list(apiServiceSchema);
