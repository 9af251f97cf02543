import * as v from 'valibot';
import { object } from './object.ts';
import { maybe, text } from './text.ts';
import { phrase, secret, typedCode, word } from './word.ts';

const name = v.nullish(text(80), '');

/** The signed-in agent (specification, section 3). Missing fields are empty strings: a header must never print "undefined". */
export const userSchema = object({
  firstName: name,
  lastName: name,
  username: name,
  phone: name,
  email: v.nullish(text(254), ''),
});
export type User = v.InferOutput<typeof userSchema>;

/** What login and registration answer with. The token is opaque and is never shown or logged. */
export const signedInSchema = object({
  user: userSchema,
  authorization: object({ token: secret, device: maybe(secret) }),
});

/** Not trimmed: a blank may be part of it. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/**
 * `username` takes a username, a phone number or an email address. `device`: what an earlier sign-in of this browser was
 * answered with (`authorization.device`), where it was: the server then knows the browser again.
 */
export const credentialsSchema = object({ username: word(254), password, device: v.optional(secret) });
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** `phone` as people write it; the server reads it as an 11-digit number. */
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

/** The names are the specification's (section 5). `code`: of the second factor, where the agent has one. */
export const passwordChangeSchema = object({
  oldPassword: password,
  newPassword: password,
  code: v.optional(typedCode),
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;
