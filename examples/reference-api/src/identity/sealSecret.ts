import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the key that encrypts the secrets of second factors from the operator's setting. */
export const deriveFactorKey = (setting: string): Buffer =>
  Buffer.from(hkdfSync('sha256', setting, '', 'oja second factor', 32));

/** Encrypts a secret for this agent: it can't be decrypted in another agent's row. */
export function sealSecret(secret: string, agentId: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(agentId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a secret; `null` if the key or the agent differs, or if it was changed. */
export function openSecret(sealedText: string, agentId: string, key: Buffer): string | null {
  const sealed = Buffer.from(sealedText, 'base64');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(agentId)).setAuthTag(tag);
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
    return text + decipher.final('utf8');
  } catch {
    return null;
  }
}
