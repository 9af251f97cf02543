import * as v from 'valibot';
import { list, object } from './object.ts';
import { identifier, maybe, text } from './text.ts';
import { instant } from './time.ts';
import { phrase, secret, type Word, word } from './word.ts';

// The shapes of Web Authentication, level 3, section 5.1: what `PublicKeyCredential.parseCreationOptionsFromJSON` and
// `parseRequestOptionsFromJSON` read, and what `toJSON` of a credential writes.

/** Bytes in base64url, without padding. */
// @__NO_SIDE_EFFECTS__
const bytes = (longest: number): Word => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));

const publicKey = v.literal('public-key');
const transports = v.optional(v.pipe(v.array(word(20)), v.maxLength(8)));
const descriptors = list(object({ id: bytes(1400), type: publicKey, transports }));
const milliseconds = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** How a passkey may be called. */
export const LONGEST_PASSKEY_NAME = 40;

const passkeyRow = object({
  id: identifier,
  name: text(LONGEST_PASSKEY_NAME),
  addedAt: instant,
  lastUsedAt: maybe(instant),
});

// By name, as in `text.ts`: a declaration does not write the schema's parts again.
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

/** What the browser makes a passkey from: good once, for a few minutes. */
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

/** What the browser asks one of the agent's passkeys for: good once, for a few minutes. */
export const passkeyRequestSchema: RequestSchema = request;
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

const credential = { id: bytes(1400), rawId: bytes(1400), type: publicKey };

const made = object({
  ...credential,
  response: object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000), transports }),
});

export interface MadeSchema extends v.GenericSchema<v.InferInput<typeof made>, v.InferOutput<typeof made>> {}
const madeSchema: MadeSchema = made;

/** A new passkey as the browser gives it. `name` and `endOthers`: of the agent; all other sessions end with it. */
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

/** What a passkey has signed, as the browser gives it. */
const signedSchema: SignedSchema = signed;

/** The passkeys that there are now; the recovery codes where the agent had none, in this answer and in no other. */
export const addedPasskeySchema = object({ passkeys: list(passkeySchema), codes: list(text(40)) });

/** What a signed-in agent proves the second factor with. */
export const passkeyProofSchema = object({ credential: signedSchema });

/** In the place of a typed code, once, in this session and until `expiresAt`: the `code` of a call that asks for one. */
export const passkeyProvenSchema = object({ code: secret, expiresAt: instant });

/** `reference` stands in the `data` of the refusal `second_factor_required`. */
export const passkeySignInStartSchema = object({ reference: secret });
export const passkeySignInSchema = object({
  reference: secret,
  credential: signedSchema,
  device: v.optional(secret),
});
