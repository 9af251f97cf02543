import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weaknessOf } from './secretStrength.ts';

describe('the strength of a secret', () => {
  it.each([
    ['', 'is too short'],
    ['a', 'is too short'],
    ['k3Jd9sLq2PzX7vBn5Tm1RwY8cGh4Fa6', 'it has 31 characters'],
    ['a'.repeat(64), 'repeats itself'],
    ['k3Jd9sLq2'.repeat(4), 'repeats itself'],
    ['bdfhjlnprtvxz{}~bdfhjlnprtvxz{}~', 'repeats itself'],
    ['ABDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`ab', 'repeats itself'],
    ['my-very-secret-value-for-production', 'holds a word'],
    ['the-admin-key-of-this-very-server!', 'holds a word'],
  ])('refuses %j', (secret, why) => expect(weaknessOf(secret)).toContain(why));

  it.each(['9f12345c0ab7de61f8340192c5d7e6ab', 'Xk01234AdminTOKENp9vBzLq7-Wm3sQdR'])(
    'takes %s, which is random though a few signs of it are in order',
    (secret) => expect(weaknessOf(secret)).toBeUndefined(),
  );

  it('takes what a random generator makes, in hex and in base64, 2,000 times', () => {
    for (let made = 0; made < 2_000; made += 1) {
      expect(weaknessOf(randomBytes(16).toString('hex'))).toBeUndefined();
      expect(weaknessOf(randomBytes(24).toString('base64url'))).toBeUndefined();
    }
  });
});
