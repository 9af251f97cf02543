import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { depth } from '../robustness/depth.helper.ts';
import { weaknessOf } from './secretStrength.ts';

describe('the strength of a secret', () => {
  it.each([
    ['', 'is too short'],
    ['a', 'is too short'],
    ['k3Jd9sLq2PzX7vBn5Tm1RwY8cGh4Fa6', 'it has 31 characters'],
    ['a'.repeat(64), 'follows a pattern'],
    ['k3Jd9sLq2'.repeat(4), 'follows a pattern'],
    ['bdfhjlnprtvxz{}~bdfhjlnprtvxz{}~', 'follows a pattern'],
    ['ABDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`ab', 'follows a pattern'],
    ['my-very-secret-value-for-production', 'contains a common word'],
    ['the-admin-key-of-this-very-server!', 'contains a common word'],
  ])('refuses %j', (secret, why) => expect(weaknessOf(secret)).toContain(why));

  it.each(['9f12345c0ab7de61f8340192c5d7e6ab', 'Xk01234AdminTOKENp9vBzLq7-Wm3sQdR'])(
    'accepts %s, which is random although a few of its characters are in sequence',
    (secret) => expect(weaknessOf(secret)).toBeUndefined(),
  );

  it.each(['CHANGEMECHANGEME-k3Jd9sLq2PzX7vBn', 'Secret-k3Jd9sLq2PzX7vBn5Tm1RwY8cGh4F'])(
    'refuses %s, which contains a word in common spelling',
    (secret) => expect(weaknessOf(secret)).toContain('contains a common word'),
  );

  it('accepts 16 random bytes in hex that happen to have few different digits', () => {
    // Eight, seven, six or five distinct digits of 16: rarer than once in 300,000 among 32 random digits.
    for (const digits of ['3a7f02c9', '3a7f02c', '3a7f02', '3a7f0']) {
      const order = drawn(`few ${digits}`);
      const secret = [...order.subarray(0, 32)].map((byte) => digits[byte % digits.length]).join('');
      expect([secret, weaknessOf(secret)]).toEqual([secret, undefined]);
    }
  });

  it('accepts random bytes in hex and in base64', () => {
    for (let made = 0; made < depth(100, 20_000); made += 1) {
      const bytes = drawn(`random ${made}`);
      const secrets = [bytes.subarray(0, 16).toString('hex'), bytes.subarray(0, 32).toString('base64')];
      expect(secrets.map(weaknessOf)).toEqual([undefined, undefined]);
    }
  });
});

/** 64 bytes of SHA-512: look random and are the same in each run. */
const drawn = (name: string): Buffer => createHash('sha512').update(name).digest();
