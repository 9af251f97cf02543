import * as v from 'valibot';
import { clampText, countCharacters } from '../../format/characters.ts';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../shared/schemas/text.ts';
import { instant, sentTime } from '../../shared/schemas/time.ts';
import { decimal, phrase, secret, word } from '../../shared/schemas/word.ts';

/** The most characters of a key that are shown: enough to tell two apart, too little to use. */
const SHOWN = 8;

/** Cuts a key, because a server may send its keys whole. */
const shownPart = v.pipe(
  secret,
  v.transform((key) => clampText(key, Math.min(SHOWN, Math.floor(countCharacters(key) / 2)))),
);

/** A prefix is cut too, because a server may send the whole key as the prefix. */
const prefix = v.pipe(
  text(12),
  v.check((shown) => shown !== '', 'An empty prefix'),
);

/** The key before a rotation: its first letters, and until when it still works. */
const previousKey = object({ prefix, until: instant });

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
    maxPerSale: maybe(money),
    scopes: maybe(v.array(text(60))),
    addresses: maybe(v.array(text(50))),
    lastUsedAddress: maybe(text(50)),
    expiresAt: maybe(instant),
    previous: maybe(previousKey),
  }),
  v.check((key) => (key.prefix ?? key.key) !== undefined, 'Neither prefix nor key'),
  v.transform(({ key, ...rest }) => ({ ...rest, prefix: rest.prefix ?? key ?? '' })),
);

/**
 * One API key in the list. A key without an `id` can't be revoked from here. Times in ms since 1970, money in
 * kobo. `dailyLimit` and `spentToday` cover all purchases with the key and with its widget sessions, `maxPerSale`
 * covers each purchase. Only `addresses` (single addresses and CIDR ranges) may use the key; without addresses,
 * any may. A server that limits no keys sends no `scopes`: the server alone decides what such a key may do.
 */
export interface ApiKey extends v.InferOutput<typeof keyObject> {}

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
      maxPerSale: undefined,
      scopes: undefined,
      addresses: undefined,
      lastUsedAddress: undefined,
      expiresAt: undefined,
      previous: undefined,
    }),
  ),
);
// The interfaces below have names, so that a declaration does not repeat the schema's parts: see `Text` in
// `text.ts`.

export interface ApiKeySchema extends v.GenericSchema<v.InferInput<typeof keyObject>, ApiKey> {}

/** One key, as a change returns it. */
export const apiKeySchema: ApiKeySchema = keyObject;

const oneKey = v.union([bareKey, apiKeySchema]);

type WireKey = v.InferInput<typeof oneKey>;
export interface ApiKeysSchema extends v.GenericSchema<WireKey | WireKey[] | null | undefined, ApiKey[]> {}

/** An agent's keys: a list, one object, one bare string, or nothing (agent API, "tolerate"). Never a whole key. */
export const apiKeysSchema: ApiKeysSchema = v.pipe(
  v.nullish(v.union([v.literal(''), v.array(oneKey), oneKey]), ''),
  v.transform((keys): ApiKey[] => (keys === '' ? [] : Array.isArray(keys) ? keys : [keys])),
);

/**
 * A scope is `read`, `widget-sessions`, or `purchase:` and a category's id. A server refuses an unknown one.
 */
const keyScopeWords = v.pipe(v.array(word(60)), v.maxLength(50));
/** Single addresses and CIDR, of IPv4 and IPv6: "102.89.23.7", "2001:db8:1::/48". */
const addressWords = v.pipe(v.array(word(50)), v.maxLength(20));

/** The settings of a key. Money in decimal naira, times in RFC 3339. */
const keySettings = {
  name: v.optional(phrase(80)),
  scopes: v.optional(keyScopeWords),
  dailyLimit: v.optional(decimal),
  addresses: v.optional(addressWords),
};

const creation = v.optional(
  object({
    ...keySettings,
    maxPerSale: v.optional(decimal),
    expiresAt: v.optional(sentTime),
    confirmation: v.optional(secret),
  }),
);
export interface CreateKeySchema
  extends v.GenericSchema<v.InferInput<typeof creation>, v.InferOutput<typeof creation>> {}

/**
 * Asks for a key. The specification sends an empty body, and so does the client for a key without settings. A
 * server may answer that with 403 `password_required`: then it takes the `confirmation` of POST
 * auth/confirm-password here.
 */
export const createKeySchema: CreateKeySchema = creation;

const change = object({
  ...keySettings,
  maxPerSale: v.optional(v.nullable(decimal)),
  expiresAt: v.optional(v.nullable(sentTime)),
  confirmation: secret,
});
export interface UpdateKeySchema
  extends v.GenericSchema<v.InferInput<typeof change>, v.InferOutput<typeof change>> {}

/** Changes only the given settings; `null` removes a limit or an end. */
export const updateKeySchema: UpdateKeySchema = change;

/** The longest `overlap` of a rotation, in seconds: a week. */
export const LONGEST_OVERLAP = 604_800;

/** Gives the key a new secret. The previous one works for another `overlap` seconds; 0 ends it at once. */
export const rotateKeySchema = object({
  overlap: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_OVERLAP))),
  confirmation: secret,
});

/** Revokes a key. A server may ask for the confirmation, as it does when a key is created. */
export const proofOfKeySchema = v.optional(object({ confirmation: v.optional(secret) }));

/** At least 16 characters, so that an agent does not copy a key that opens nothing. */
const wholeKey = v.pipe(secret, v.regex(/^\S{16,}$/));

const wholeKeyEntries = {
  id: maybe(identifier),
  key: wholeKey,
  prefix: maybe(prefix),
  createdAt: maybe(instant),
  scopes: maybe(v.array(text(60))),
};
const prefixOf = (made: { readonly key: string; readonly prefix?: string | undefined }) =>
  made.prefix ?? v.parse(shownPart, made.key);

const created = v.pipe(
  object(wholeKeyEntries),
  v.transform((made) => ({ ...made, prefix: prefixOf(made) })),
);
export interface CreatedKey extends v.InferOutput<typeof created> {}
export interface CreatedKeySchema extends v.GenericSchema<v.InferInput<typeof created>, CreatedKey> {}

/** The answer that creates a key. Only this answer and a rotation's hold the whole key. Never stored. */
export const createdKeySchema: CreatedKeySchema = created;

const rotated = v.pipe(
  object({ ...wholeKeyEntries, previous: maybe(previousKey) }),
  v.transform((made) => ({ ...made, prefix: prefixOf(made) })),
);
export interface RotatedKey extends v.InferOutput<typeof rotated> {}
export interface RotatedKeySchema extends v.GenericSchema<v.InferInput<typeof rotated>, RotatedKey> {}

/** The answer to a rotation: the new secret, and the end of the previous one (`previous`). */
export const rotatedKeySchema: RotatedKeySchema = rotated;

const service = object({
  id: identifier,
  name: text(120),
  category: maybe(text(40)),
  price: maybe(money),
  discount: maybe(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.finite())]),
      v.transform((wire) => clampText(String(wire), 20)),
    ),
  ),
});
export interface ApiServiceSchema
  extends v.GenericSchema<v.InferInput<typeof service>, v.InferOutput<typeof service>> {}

/** A service that can be sold through the API. `price` in kobo; `discount` is shown in the server's notation. */
export const apiServiceSchema: ApiServiceSchema = service;
export type ApiService = v.InferOutput<ApiServiceSchema>;
export const apiServicesSchema = list(apiServiceSchema);
