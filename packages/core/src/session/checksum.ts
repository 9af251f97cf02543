/** FNV-1a over the characters, in 32 bits: reveals nothing about a token. */
export const checksum = (text: string, start = 0): number =>
  [...text].reduce((sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619), start) >>>
  0;

/** A short text that differs for each token. */
export const tokenChecksum = (token: string): string =>
  `${checksum(token).toString(36)}-${checksum(token, 2166136261).toString(36)}`;
