import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, typed } from '../testing/typed.helper.ts';
import { checkMeter, checkPostpaidAccount } from './meter.ts';

describe('a prepaid meter number', () => {
  it.each([
    ['99000000010', '99000000010'],
    ['9900 0000 010', '99000000010'],
    ['٩٩٠٠٠٠٠٠٠١٠', '99000000010'],
    ['9900000000010', '9900000000010'],
    ['201000000000', '201000000000'],
  ])('accepts %s', (raw, value) => {
    expect(checkMeter(raw)).toEqual({ ok: true, value, warning: null });
  });

  it.each(['99000000011', '1111111111111', '1010101010101'])(
    'accepts %s, which has a wrong check digit, with a warning',
    (raw) => {
      expect(checkMeter(raw)).toEqual({ ok: true, value: raw, warning: { kind: 'check-digit' } });
    },
  );

  it.each([
    ['', { kind: 'empty' }],
    ['990000', { kind: 'too-short', missing: 5 }],
    ['99000000000100', { kind: 'too-long', extra: 1 }],
    ['meter 1', { kind: 'letters' }],
  ])('refuses %j', (raw, issue) => {
    expect(checkMeter(raw)).toEqual({ ok: false, issue });
  });

  it('has 11 to 13 digits or is refused, for any typed text', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = checkMeter(raw);
        if (read.ok) expect(read.value).toMatch(/^\d{11,13}$/);
      }),
      RUNS,
    );
  });
});

describe('a postpaid account number', () => {
  it.each([
    ['12/34/56/7890-01', '12/34/56/7890-01'],
    [' a123a456b ', 'A123A456B'],
    ['12–34 567', '12-34567'],
  ])('accepts %s as %s', (raw, value) => {
    expect(checkPostpaidAccount(raw)).toEqual({ ok: true, value });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['12/3', { kind: 'too-short', missing: 1 }],
    ['1'.repeat(27), { kind: 'too-long', extra: 2 }],
    ["12345' or 1=1", { kind: 'characters' }],
  ])('refuses %j', (raw, issue) => {
    expect(checkPostpaidAccount(raw)).toEqual({ ok: false, issue });
  });

  it('contains only letters, digits, dashes and slashes or is refused, for any typed text', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const read = checkPostpaidAccount(raw);
        if (read.ok) expect(read.value).toMatch(/^[0-9A-Z/-]{5,25}$/);
      }),
      RUNS,
    );
  });
});
