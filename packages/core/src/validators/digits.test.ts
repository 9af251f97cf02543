import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, typed } from '../testing/typed.harness.ts';
import { checkIdentityNumber, checkOtp, checkProfileId, checkSmartcard } from './digits.ts';
import { groupFours } from './groupDigits.ts';

describe.each([
  ['a smartcard', checkSmartcard, '02000000001', /^\d{10,11}$/, 2],
  ['a profile id', checkProfileId, '0123456789', /^\d{10}$/, 2],
  ['a BVN or NIN', checkIdentityNumber, '02222222222', /^\d{11}$/, 3],
  ['an OTP', checkOtp, '012345', /^\d{4,8}$/, 0],
] as const)('%s', (_, check, good, shape, missing) => {
  it('keeps its leading zero', () => {
    expect(check(` ${good.slice(0, 4)} ${good.slice(4)}`)).toEqual({ ok: true, value: good });
  });

  it.each(['.0', '.', '/', '²', '½'])('refuses %s behind it: it is another number then', (end) => {
    expect(check(`${good.slice(0, -1)}${end}`)).toEqual({ ok: false, issue: { kind: 'letters' } });
    expect(check(`${good}${end}`)).toEqual({ ok: false, issue: { kind: 'letters' } });
  });

  it('is read as spreadsheets keep text, and never cut', () => {
    expect(check(`="${good}"`)).toEqual({ ok: true, value: good });
    expect(check(`'${good}`)).toEqual({ ok: true, value: good });
    expect(check(`${' '.repeat(80)}${good}`)).toEqual({ ok: true, value: good });
    expect(check(`${good}${' '.repeat(80)}1234567890`).ok).toBe(false);
  });

  it('says how many digits are missing', () => {
    const short = good.slice(0, 8);
    const issue = { kind: 'too-short', missing };
    expect(check(missing === 0 ? '123' : short)).toEqual({
      ok: false,
      issue: missing === 0 ? { kind: 'too-short', missing: 1 } : issue,
    });
  });

  it('is as many digits as it should be or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = check(raw);
        if (read.ok) expect(read.value).toMatch(shape);
      }),
      RUNS,
    );
  });
});

describe('a meter or a card while it is typed', () => {
  it.each([
    ['9900', '9900'],
    ['99000', '9900 0'],
    ['9900-0000-010', '9900 0000 010'],
    ['9900 0000 0', '9900 0000 0'],
    ['ABC 12345', 'ABC 12345'],
  ])('%j stands there as %j', (now, shown) => expect(groupFours(now)).toBe(shown));
});
