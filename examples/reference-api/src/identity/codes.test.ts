import { expect, it } from 'vitest';
import { newOtp } from './oneTimeCode.ts';
import { newRecoveryCode } from './recoveryCode.ts';

const MANY = 2_000;
const make = (one: () => string) => Array.from({ length: MANY }, one);

/** Every place of a code has every letter: none is left over, or stays the same. */
const lettersByPlace = (codes: readonly string[]) =>
  Array.from({ length: codes[0]?.length ?? 0 }, (_, at) => new Set(codes.map((code) => code[at])).size);

it('a code by e-mail has six random digits, and eight where the codes of an address are slowed down', () => {
  for (const [isSlowed, length] of [
    [false, 6],
    [true, 8],
  ] as const) {
    const codes = make(() => newOtp(isSlowed));
    expect(codes.filter((code) => !/^\d+$/.test(code) || code.length !== length)).toEqual([]);
    expect(lettersByPlace(codes)).toEqual(Array.from({ length }, () => 10));
    // Of a million a few meet by chance: 2 of 2,000 are the same in one of two runs of this test, 30 are in none.
    expect(new Set(codes).size).toBeGreaterThan(MANY - 30);
  }
});

it('a recovery code has twelve random letters of 32, which are 60 bits', () => {
  const codes = make(newRecoveryCode);
  expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual(
    [],
  );
  const bare = codes.map((code) => code.replaceAll('-', ''));
  expect(lettersByPlace(bare)).toEqual(Array.from({ length: 12 }, () => 32));
  expect(new Set(codes).size).toBe(MANY);
});
