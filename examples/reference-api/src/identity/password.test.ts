import { expect, it } from 'vitest';
import { hashPassword, isCheap, PASSWORD_COST } from './password.ts';

it('hashes with Argon2id, 19 MiB and 2 passes', async () => {
  expect(await hashPassword('a long pass phrase', PASSWORD_COST)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

it.each([
  ['less memory', { memoryCost: 19_455, timeCost: 2, parallelism: 1 }],
  ['fewer passes', { memoryCost: 65_536, timeCost: 1, parallelism: 1 }],
])('finds a hash with %s cheap to guess', (_, cost) => {
  expect(isCheap(cost)).toBe(true);
  expect(isCheap(PASSWORD_COST)).toBe(false);
});
