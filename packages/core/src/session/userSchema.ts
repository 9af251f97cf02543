import * as v from 'valibot';
import { object } from '../shared/schemas/object.ts';
import { maybe, text } from '../shared/schemas/text.ts';
import { phrase, secret, typedCode, word } from '../shared/schemas/word.ts';

const name = v.nullish(text(80), '');

/** The signed-in agent (specification, section 3). Missing fields become empty strings, so that a header never prints "undefined". */
export const userSchema = object({
  firstName: name,
  lastName: name,
  username: name,
  phone: name,
  email: v.nullish(text(254), ''),
});
export type User = v.InferOutput<typeof userSchema>;

/** The answer to login and registration. The token is opaque and is never shown or logged. */
export const signedInSchema = object({
  user: userSchema,
  authorization: object({ token: secret, device: maybe(secret) }),
});

/** Not trimmed: a password may start or end with a space. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/**
 * `username` is a username, a phone number or an email address. `device` is the `authorization.device` of an earlier
 * sign-in in this browser, if there was one: the server recognises the browser by it.
 */
export const credentialsSchema = object({ username: word(254), password, device: v.optional(secret) });
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** `phone` in any notation; the server parses it into an 11-digit number. */
export const registrationSchema = object({
  firstName: phrase(80),
  lastName: phrase(80),
  username: word(80),
  email: word(254),
  phone: word(40),
  password,
  referralCode: v.optional(word(40)),
  device: v.optional(secret),
});
export type Registration = Omit<v.InferOutput<typeof registrationSchema>, 'device'>;

/** The field names are the specification's (section 5). `code` is a code of the second factor, if the agent has one. */
export const passwordChangeSchema = object({
  oldPassword: password,
  newPassword: password,
  code: v.optional(typedCode),
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;
