import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Body, Wire } from '@oja/core';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Faults of an authenticator or of the page that uses it. */
export interface Deviation {
  readonly origin?: string;
  readonly domain?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** True if the user was not verified by PIN or fingerprint. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  /** True for a passkey that is backup eligible and backed up (synced between devices). */
  readonly isBackedUp?: boolean;
  /** The credential id in the response. */
  readonly id?: string;
  /** True if it signs with another key. */
  readonly isForged?: boolean;
}

export interface PasskeyDevice {
  readonly id: string;
  /** Responds to the request of `beginPasskey`. */
  create(asked: Wire<'beginPasskey'>, deviation?: Deviation): Body<'addPasskey'>['credential'];
  /** Responds to the request of `beginPasskeyProof` or `beginPasskeySignIn`. */
  sign(asked: Wire<'beginPasskeyProof'>, deviation?: Deviation): Body<'provePasskey'>['credential'];
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Encodes a COSE key (RFC 9053): elliptic curve, ES256, P-256, and its point. */
function coseKey({ publicKey }: ReturnType<typeof newKey>): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, number | Uint8Array>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, point(x)],
    [-3, point(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

/**
 * A phone or a security key on the page `origin`, with one passkey (Web Authentication, section 6). With `counts:
 * false` its counter stays 0, as on phones.
 */
export function passkeyDevice(origin: string, { counts = true } = {}): PasskeyDevice {
  const key = newKey();
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let used = 0;

  function authenticatorData(domain: string, flags: number, deviation: Deviation, more: readonly Buffer[]) {
    used += counts ? 1 : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? used);
    const verified = deviation.isUnverified ? 0 : USER_VERIFIED;
    const backup = deviation.isBackedUp ? BACKUP_ELIGIBLE | BACKED_UP : 0;
    const flag = Buffer.from([USER_PRESENT | verified | backup | flags]);
    return Buffer.concat([sha256(deviation.domain ?? domain), flag, counter, ...more]);
  }
  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const named = (deviation: Deviation) => {
    const name = deviation.id ?? id;
    return { id: name, rawId: name, type: 'public-key' } as const;
  };

  return {
    id,
    create({ challenge, rp }, deviation = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = [Buffer.alloc(16), length, credentialId, coseKey(key)];
      const authData = authenticatorData(rp.id, HAS_CREDENTIAL, deviation, credential);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named(deviation),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }, deviation = {}) {
      const authData = authenticatorData(rpId, 0, deviation, []);
      const data = clientData('webauthn.get', challenge, deviation);
      const { privateKey } = deviation.isForged ? newKey() : key;
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...named(deviation),
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
