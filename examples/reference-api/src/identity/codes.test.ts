import { expect, it } from 'vitest';
import { newOtp } from './oneTimeCode.ts';
import { newRecoveryCode } from './recoveryCode.ts';

const MANY = 2_000;
const make = (one: () => string) => Array.from({ length: MANY }, one);

/** The number of different characters at each position of the codes. */
const lettersByPlace = (codes: readonly string[]) =>
  Array.from({ length: codes[0]?.length ?? 0 }, (_, at) => new Set(codes.map((code) => code[at])).size);

it('creates six random digits for an email code, and eight for an address that is slowed down', () => {
  for (const [isSlowed, length] of [
    [false, 6],
    [true, 8],
  ] as const) {
    const codes = make(() => newOtp(isSlowed));
    expect(codes.filter((code) => !/^\d+$/.test(code) || code.length !== length)).toEqual([]);
    expect(lettersByPlace(codes)).toEqual(Array.from({ length }, () => 10));
    // Among 2,000 of a million codes, a few are equal by chance: 2 in every second run, 30 in none.
    expect(new Set(codes).size).toBeGreaterThan(MANY - 30);
  }
});

it('creates twelve random letters of 32 for a recovery code, which are 60 bits', () => {
  const codes = make(newRecoveryCode);
  expect(codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual(
    [],
  );
  const bare = codes.map((code) => code.replaceAll('-', ''));
  expect(lettersByPlace(bare)).toEqual(Array.from({ length: 12 }, () => 32));
  expect(new Set(codes).size).toBe(MANY);
});
