import { createHash, randomBytes } from 'node:crypto';

/** The prefix shows the type of a token, also to scanners for leaked keys. */
export const prefixes = {
  session: 'ojs_',
  widget: 'ojw_',
  apiKey: 'oja_',
  confirmation: 'ojc_',
  device: 'ojd_',
  signIn: 'ojf_',
  passkey: 'ojp_',
} as const;

/** Creates a secret, by default of 256 random bits. It is returned once and stored only as a hash. */
export function newToken(kind: keyof typeof prefixes, bytes = 32): string {
  return prefixes[kind] + randomBytes(bytes).toString('base64url');
}

/** The stored form of a token. A token has at least 144 random bits and can't be guessed, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
