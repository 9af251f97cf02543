import * as v from 'valibot';
import { object } from './object.ts';
import { text } from './text.ts';

const name = v.optional(v.nullish(text(80)), '');

/** The signed-in agent (specification, section 3). Missing fields are empty strings: a header must never print "undefined". */
export const userSchema = v.pipe(
  object({
    firstName: name,
    lastName: name,
    username: name,
    phone: name,
    email: v.optional(v.nullish(text(254)), ''),
  }),
  v.transform((user) => ({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    username: user.username ?? '',
    phone: user.phone ?? '',
    email: user.email ?? '',
  })),
);
export type User = v.InferOutput<typeof userSchema>;

/** What login and registration answer with. The token is opaque and is never shown or logged. */
export const signedInSchema = object({
  user: userSchema,
  authorization: object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
});

/** `username` takes a username, a phone number or an email address. */
export const credentialsSchema = object({
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
});
export type Credentials = v.InferOutput<typeof credentialsSchema>;
