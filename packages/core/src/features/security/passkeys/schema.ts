import * as v from 'valibot';
import { list, object } from '../../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../../shared/schemas/text.ts';
import { instant } from '../../../shared/schemas/time.ts';
import { phrase, secret, type Word, word } from '../../../shared/schemas/word.ts';

// The shapes of Web Authentication, level 3, section 5.1: what `PublicKeyCredential.parseCreationOptionsFromJSON` and
// `parseRequestOptionsFromJSON` read, and what `toJSON` of a credential writes.

/** Bytes in base64url, without padding. */
// @__NO_SIDE_EFFECTS__
const bytes = (longest: number): Word => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));

const publicKey = v.literal('public-key');
const transports = v.optional(v.pipe(v.array(word(20)), v.maxLength(8)));
const descriptors = list(object({ id: bytes(1400), type: publicKey, transports }));
const milliseconds = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** The longest name of a passkey. */
export const LONGEST_PASSKEY_NAME = 40;

const passkeyRow = object({
  id: identifier,
  name: text(LONGEST_PASSKEY_NAME),
  addedAt: instant,
  lastUsedAt: maybe(instant),
});

// Named types, so that a declaration does not repeat the schema's parts: see `Text` in `text.ts`.
export interface PasskeySchema
  extends v.GenericSchema<v.InferInput<typeof passkeyRow>, v.InferOutput<typeof passkeyRow>> {}

/** A passkey of the agent, by the name that the agent gave it. Times are ms since 1970. */
export const passkeySchema: PasskeySchema = passkeyRow;
export type Passkey = v.InferOutput<typeof passkeySchema>;

export const passkeysSchema = object({ passkeys: list(passkeySchema) });

const creation = object({
  challenge: bytes(400),
  rp: object({ id: text(253), name: text(253) }),
  user: object({ id: bytes(90), name: text(254), displayName: text(254) }),
  pubKeyCredParams: v.array(object({ type: publicKey, alg: v.pipe(v.number(), v.safeInteger()) })),
  timeout: milliseconds,
  excludeCredentials: descriptors,
  authenticatorSelection: object({ residentKey: text(20), userVerification: text(20) }),
});

export interface CreationSchema
  extends v.GenericSchema<v.InferInput<typeof creation>, v.InferOutput<typeof creation>> {}

/** The options for creating a passkey in the browser. They work once, for a few minutes. */
export const passkeyCreationSchema: CreationSchema = creation;
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;

const request = object({
  challenge: bytes(400),
  rpId: text(253),
  allowCredentials: descriptors,
  timeout: milliseconds,
  userVerification: text(20),
});

export interface RequestSchema
  extends v.GenericSchema<v.InferInput<typeof request>, v.InferOutput<typeof request>> {}

/** The options for signing with one of the agent's passkeys. They work once, for a few minutes. */
export const passkeyRequestSchema: RequestSchema = request;
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

const credential = { id: bytes(1400), rawId: bytes(1400), type: publicKey };

const made = object({
  ...credential,
  response: object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000), transports }),
});

export interface MadeSchema extends v.GenericSchema<v.InferInput<typeof made>, v.InferOutput<typeof made>> {}
const madeSchema: MadeSchema = made;

/**
 * A new passkey as the browser returns it, with the agent's `name` for it. `endOthers` ends all other
 * sessions of the agent.
 */
export const newPasskeySchema = object({
  name: phrase(LONGEST_PASSKEY_NAME),
  credential: madeSchema,
  endOthers: v.optional(v.boolean()),
});

const signed = object({
  ...credential,
  response: object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: v.nullish(v.string()),
  }),
});

export interface SignedSchema
  extends v.GenericSchema<v.InferInput<typeof signed>, v.InferOutput<typeof signed>> {}

/** A signature of a passkey, as the browser returns it. */
const signedSchema: SignedSchema = signed;

/**
 * The agent's passkeys after the change. `codes` are the recovery codes if the agent had none; no other
 * answer has them.
 */
export const addedPasskeySchema = object({ passkeys: list(passkeySchema), codes: list(text(40)) });

/** A signed-in agent's proof of the second factor. */
export const passkeyProofSchema = object({ credential: signedSchema });

/** The `code` for a call that asks for a typed one: it works once, in this session, until `expiresAt`. */
export const passkeyProvenSchema = object({ code: secret, expiresAt: instant });

/** `reference` is in the `data` of the refusal `second_factor_required`. */
export const passkeySignInStartSchema = object({ reference: secret });
export const passkeySignInSchema = object({
  reference: secret,
  credential: signedSchema,
  device: v.optional(secret),
});
