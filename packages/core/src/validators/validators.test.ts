import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Kobo, kobo } from '../format/kobo.ts';
import { checkAmount } from './amount.ts';
import { checkIdentityNumber, checkOtp, checkProfileId, checkSmartcard } from './codes.ts';
import { checkMeter, checkPostpaidAccount } from './meter.ts';
import { checkPasswordChange } from './password.ts';
import { checkQuantity } from './quantity.ts';

/** What people, pasted pages and hostile hosts type: mostly near a number, sometimes anything. */
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 .,-+/₦N٣۴５e\u200b\u202e\u00a0'), maxLength: 30 }),
  fc.double().map(String),
  fc.bigInt().map(String),
);
const RUNS = { numRuns: 10_000 };

describe('a prepaid meter', () => {
  it.each([
    ['99000000010', '99000000010'],
    ['9900 0000 010', '99000000010'],
    ['٩٩٠٠٠٠٠٠٠١٠', '99000000010'],
    ['9900000000010', '9900000000010'],
    ['201000000000', '201000000000'],
  ])('%s is taken', (raw, value) => {
    expect(checkMeter(raw)).toEqual({ ok: true, value, warning: null });
  });

  it.each(['99000000011', '1111111111111', '1010101010101'])(
    '%s fails its check digit: a warning only',
    (raw) => {
      expect(checkMeter(raw)).toEqual({ ok: true, value: raw, warning: { kind: 'check-digit' } });
    },
  );

  it.each([
    ['', { kind: 'empty' }],
    ['990000', { kind: 'too-short', missing: 5 }],
    ['99000000000100', { kind: 'too-long', extra: 1 }],
    ['meter 1', { kind: 'letters' }],
  ])('%j is not', (raw, fault) => {
    expect(checkMeter(raw)).toEqual({ ok: false, fault });
  });

  it('is 11 to 13 digits or nothing, for 10,000 strings', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = checkMeter(raw);
        if (read.ok) expect(read.value).toMatch(/^\d{11,13}$/);
      }),
      RUNS,
    );
  });
});

describe('a postpaid account', () => {
  it.each([
    ['12/34/56/7890-01', '12/34/56/7890-01'],
    [' a123a456b ', 'A123A456B'],
    ['12–34 567', '12-34567'],
  ])('%s is taken as %s', (raw, value) => {
    expect(checkPostpaidAccount(raw)).toEqual({ ok: true, value });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['12/3', { kind: 'too-short', missing: 1 }],
    ['1'.repeat(27), { kind: 'too-long', extra: 2 }],
    ["12345' or 1=1", { kind: 'characters' }],
  ])('%j is not', (raw, fault) => {
    expect(checkPostpaidAccount(raw)).toEqual({ ok: false, fault });
  });

  it('holds nothing but letters, digits, dashes and slashes, for 10,000 strings', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = checkPostpaidAccount(raw);
        if (read.ok) expect(read.value).toMatch(/^[0-9A-Z/-]{5,25}$/);
      }),
      RUNS,
    );
  });
});

describe.each([
  ['a smartcard', checkSmartcard, '02000000001', /^\d{10,11}$/, 2],
  ['a profile id', checkProfileId, '0123456789', /^\d{10}$/, 2],
  ['a BVN or NIN', checkIdentityNumber, '02222222222', /^\d{11}$/, 3],
  ['an OTP', checkOtp, '012345', /^\d{4,8}$/, 0],
] as const)('%s', (_, check, good, shape, missing) => {
  it('keeps its leading zero', () => {
    expect(check(` ${good.slice(0, 4)} ${good.slice(4)}`)).toEqual({ ok: true, value: good });
  });

  it('says how many digits are missing', () => {
    const short = good.slice(0, 8);
    const fault = { kind: 'too-short', missing };
    expect(check(missing === 0 ? '123' : short)).toEqual({
      ok: false,
      fault: missing === 0 ? { kind: 'too-short', missing: 1 } : fault,
    });
  });

  it('is as many digits as it should be or nothing, for 10,000 strings', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = check(raw);
        if (read.ok) expect(read.value).toMatch(shape);
      }),
      RUNS,
    );
  });
});

describe('an amount', () => {
  const limits = { min: kobo(5_000), max: kobo(5_000_000) };

  it.each([
    ['500', 50_000],
    ['₦1,500.50', 150_050],
    ['N 2 000', 200_000],
    ['٥٠٠', 50_000],
    ['50000', 5_000_000],
  ])('%s is %i kobo', (raw, amount) => {
    expect(checkAmount(raw, limits)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['₦', { kind: 'empty' }],
    ['49.99', { kind: 'below', least: 5_000 }],
    ['0', { kind: 'below', least: 5_000 }],
    ['50000.01', { kind: 'above', most: 5_000_000 }],
    ['-500', { kind: 'not-an-amount' }],
    ['1,50', { kind: 'not-an-amount' }],
    ['1.500', { kind: 'not-an-amount' }],
    ['1e3', { kind: 'not-an-amount' }],
    ['five', { kind: 'not-an-amount' }],
  ])('%j is none', (raw, fault) => {
    expect(checkAmount(raw, limits)).toEqual({ ok: false, fault });
  });

  it.each([
    ['1500', 100, { ok: true, amount: 150_000 }],
    ['1500.50', 100, { ok: false, fault: { kind: 'off-step', step: 100, nearest: 150_000 } }],
    ['1500.99', 100, { ok: false, fault: { kind: 'off-step', step: 100, nearest: 150_000 } }],
    ['₦1,530', 5_000, { ok: false, fault: { kind: 'off-step', step: 5_000, nearest: 150_000 } }],
    // Too little and too much say more.
    ['49.99', 100, { ok: false, fault: { kind: 'below', least: 5_000 } }],
    ['50000.01', 100, { ok: false, fault: { kind: 'above', most: 5_000_000 } }],
    // The multiple below would be too little.
    ['60', 4_000, { ok: false, fault: { kind: 'off-step', step: 4_000, nearest: 8_000 } }],
  ])('%s in steps of %i kobo', (raw, step, read) => {
    expect(checkAmount(raw, { ...limits, step: kobo(step) })).toEqual(read);
  });

  it('is more than nothing where the server gives no limits', () => {
    expect(checkAmount('0')).toEqual({ ok: false, fault: { kind: 'below', least: 1 } });
    expect(checkAmount('0', { min: kobo(0) }).ok).toBe(false);
  });

  it('is an integer within the limits or nothing, for 10,000 strings', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: -5, max: 10_000 }), fc.nat(100_000_000), (raw, min, more) => {
        const step = (more % 150) + 1;
        const read = checkAmount(raw, { min: min as Kobo, max: (min + more) as Kobo, step: step as Kobo });
        if (!read.ok) return;
        expect(read.amount % step).toBe(0);
        expect(Number.isSafeInteger(read.amount)).toBe(true);
        expect(read.amount).toBeGreaterThanOrEqual(Math.max(min, 1));
        expect(read.amount).toBeLessThanOrEqual(min + more);
      }),
      RUNS,
    );
  });
});

describe('a quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['100', 100],
  ])('%j is taken', (raw, quantity) => {
    expect(checkQuantity(raw)).toEqual({ ok: true, quantity });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['0', { kind: 'too-few', least: 1 }],
    ['101', { kind: 'too-many', most: 100 }],
    ['1.5', { kind: 'not-a-number' }],
    ['-1', { kind: 'not-a-number' }],
  ])('%j is not', (raw, fault) => {
    expect(checkQuantity(raw)).toEqual({ ok: false, fault });
  });

  it('is a whole number from 1 to the most or nothing, for 10,000 strings', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 100 }), (raw, most) => {
        const read = checkQuantity(raw, most);
        if (read.ok)
          expect(Number.isInteger(read.quantity) && read.quantity >= 1 && read.quantity <= most).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a change of password', () => {
  const form = { oldPassword: 'old', newPassword: 'new', confirmNewPassword: 'new' };

  it('is what goes to the server, without the confirmation', () => {
    expect(checkPasswordChange(form)).toEqual({
      ok: true,
      change: { oldPassword: 'old', newPassword: 'new' },
    });
  });

  it('names every field that is missing, in the order of the form', () => {
    expect(checkPasswordChange({ oldPassword: '', newPassword: '', confirmNewPassword: '' })).toEqual({
      ok: false,
      fault: { kind: 'required', fields: ['oldPassword', 'newPassword', 'confirmNewPassword'] },
    });
  });

  it('is not sent where the two new ones differ', () => {
    expect(checkPasswordChange({ ...form, confirmNewPassword: 'New' })).toEqual({
      ok: false,
      fault: { kind: 'mismatch' },
    });
  });

  it('asks for no length and no strength, and trims nothing', () => {
    expect(
      checkPasswordChange({ oldPassword: ' ', newPassword: ' ', confirmNewPassword: ' ' }),
    ).toMatchObject({
      ok: true,
      change: { newPassword: ' ' },
    });
  });

  it('is sent as typed or not at all, for 10,000 strings', () => {
    fc.assert(
      fc.property(typed, typed, fc.boolean(), (oldPassword, newPassword, isSame) => {
        const read = checkPasswordChange({
          oldPassword,
          newPassword,
          confirmNewPassword: isSame ? newPassword : 'x',
        });
        if (read.ok) expect(read.change).toEqual({ oldPassword, newPassword });
        expect(read.ok).toBe(oldPassword !== '' && newPassword !== '' && (isSame || newPassword === 'x'));
      }),
      RUNS,
    );
  });
});
