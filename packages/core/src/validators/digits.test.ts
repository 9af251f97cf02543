import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, typed } from '../testing/typed.helper.ts';
import { checkIdentityNumber, checkOtp, checkProfileId, checkSmartcard, readCode } from './digits.ts';
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

  it.each(['²', '½', ...(check === checkOtp ? [] : ['.0', '.', '/'])])(
    'is refused with %s at the end',
    (end) => {
      expect(check(`${good.slice(0, -1)}${end}`)).toEqual({ ok: false, issue: { kind: 'letters' } });
      expect(check(`${good}${end}`)).toEqual({ ok: false, issue: { kind: 'letters' } });
    },
  );

  it('is accepted in the notations that spreadsheets use for text, and never cut', () => {
    expect(check(`="${good}"`)).toEqual({ ok: true, value: good });
    expect(check(`'${good}`)).toEqual({ ok: true, value: good });
    expect(check(`${' '.repeat(80)}${good}`)).toEqual({ ok: true, value: good });
    expect(check(`${good}${' '.repeat(80)}1234567890`).ok).toBe(false);
  });

  it('returns the number of missing digits', () => {
    const short = good.slice(0, 8);
    const issue = { kind: 'too-short', missing };
    expect(check(missing === 0 ? '123' : short)).toEqual({
      ok: false,
      issue: missing === 0 ? { kind: 'too-short', missing: 1 } : issue,
    });
  });

  it('has the right number of digits or is refused, for any typed text', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = check(raw);
        if (read.ok) expect(read.value).toMatch(shape);
      }),
      RUNS,
    );
  });
});

describe('a typed or pasted code', () => {
  const dashes = [...'-‐‑‒–—―−﹣－'];
  const dots = [...'.·•‧∙⋅・'];
  const blanks = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t', '\n'];
  const unseen = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202a', '\u200e', '\ufe0f'];

  it.each([...dashes, ...dots, ...blanks, ...unseen])('is read without %j', (mark) => {
    expect(readCode(`4pds${mark}qa8c${mark}7wmz`)).toBe('4PDSQA8C7WMZ');
    expect(readCode(`${mark}${[...'004217'].join(mark)}${mark}`)).toBe('004217');
    expect(checkOtp(`004${mark}217`)).toEqual({ ok: true, value: '004217' });
  });

  it.each(['１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶', '𝟏𝟐𝟑𝟒𝟓𝟔', '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣'])('is read from %s', (typed) => {
    expect(readCode(typed)).toBe('123456');
  });

  it('contains only digits and capital letters, for any typed text', () => {
    expect(readCode('ｑａ８ｃ')).toBe('QA8C');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB9-٣１ \u200b·') }), (raw) => {
        expect(readCode(raw)).toMatch(/^[\dAB]*$/);
      }),
      RUNS,
    );
  });
});

describe('a meter or card number that is being typed', () => {
  it.each([
    ['9900', '9900'],
    ['99000', '9900 0'],
    ['9900-0000-010', '9900 0000 010'],
    ['9900 0000 0', '9900 0000 0'],
    ['ABC 12345', 'ABC 12345'],
  ])('shows %j as %j', (now, shown) => expect(groupFours(now)).toBe(shown));
});
