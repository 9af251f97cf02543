import { createHash, randomBytes } from 'node:crypto';

/** What a bearer token is for can be read off its first letters, by us and by the scanners that look for leaked keys. */
export const prefixes = {
  session: 'ojs_',
  widget: 'ojw_',
  apiKey: 'oja_',
  confirmation: 'ojc_',
  device: 'ojd_',
  signIn: 'ojf_',
  passkey: 'ojp_',
} as const;

/** A new secret, of 256 random bits by default. It is given out once and kept only as its hash. */
export function newToken(kind: keyof typeof prefixes, bytes = 32): string {
  return prefixes[kind] + randomBytes(bytes).toString('base64url');
}

/** How a token is kept. It has 144 random bits or more, so a fast hash is enough: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
