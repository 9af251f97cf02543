import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Kobo, kobo } from '../money/kobo.ts';
import { RUNS, typed } from '../testing/typed.helper.ts';
import { checkAmount, groupAmount } from './amount.ts';

describe('an amount', () => {
  const limits = { min: kobo(5_000), max: kobo(5_000_000) };

  it.each([
    ['500', 50_000],
    ['₦1,500.50', 150_050],
    ['N 2 000', 200_000],
    ['٥٠٠', 50_000],
    ['1500 NGN', 150_000],
    ['1,500.00 naira', 150_000],
    ['#1,500', 150_000],
    ['=N=1,500', 150_000],
    ['N1,500:00', 150_000],
    ['NGN 1500:50', 150_050],
    ['="1500"', 150_000],
    ["'1500", 150_000],
    ['1500.0', 150_000],
    ['12 345.50', 1_234_550],
    ['50000', 5_000_000],
  ])('parses %s as %i kobo', (raw, amount) => {
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
    ['12,50', { kind: 'not-an-amount' }],
    ['1.500', { kind: 'not-an-amount' }],
    ['1500.000', { kind: 'not-an-amount' }],
    ['1,500:0', { kind: 'not-an-amount' }],
    ['5 00', { kind: 'not-an-amount' }],
    ['1 000,500', { kind: 'not-an-amount' }],
    ['1500²', { kind: 'not-an-amount' }],
    ['5k', { kind: 'not-an-amount' }],
    [`${'0'.repeat(40)}${'1'.repeat(40)}`, { kind: 'not-an-amount' }],
    ['1e3', { kind: 'not-an-amount' }],
    ['five', { kind: 'not-an-amount' }],
  ])('refuses %j', (raw, issue) => {
    expect(checkAmount(raw, limits)).toEqual({ ok: false, issue });
  });

  it.each([
    ['1500', 100, { ok: true, amount: 150_000 }],
    ['1500.50', 100, { ok: false, issue: { kind: 'off-step', step: 100, nearest: 150_000 } }],
    ['1500.99', 100, { ok: false, issue: { kind: 'off-step', step: 100, nearest: 150_000 } }],
    ['₦1,530', 5_000, { ok: false, issue: { kind: 'off-step', step: 5_000, nearest: 150_000 } }],
    // The limits take precedence over the step.
    ['49.99', 100, { ok: false, issue: { kind: 'below', least: 5_000 } }],
    ['50000.01', 100, { ok: false, issue: { kind: 'above', most: 5_000_000 } }],
    // The next lower multiple is below the minimum.
    ['60', 4_000, { ok: false, issue: { kind: 'off-step', step: 4_000, nearest: 8_000 } }],
  ])('checks %s against steps of %i kobo', (raw, step, read) => {
    expect(checkAmount(raw, { ...limits, step: kobo(step) })).toEqual(read);
  });

  it('must be above zero if the server sets no limits', () => {
    expect(checkAmount('0')).toEqual({ ok: false, issue: { kind: 'below', least: 1 } });
    expect(checkAmount('0', { min: kobo(0) }).ok).toBe(false);
  });

  it('is an integer within the limits or refused, for any typed text', () => {
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

describe('an amount that is being typed', () => {
  it.each([
    ['5', '', '5'],
    ['500', '50', '500'],
    ['5000', '500', '5,000'],
    ['5,0000', '5,000', '50,000'],
    // Deleting a digit of a grouped amount leaves a comma, which is removed.
    ['5,00', '5,000', '500'],
    ['1,23,456', '1,234,567', '123,456'],
    ['₦5,000.00', '', '5,000.00'],
    ['N 5000', '', '5,000'],
    ['N1500:50', '', '1,500.50'],
    ['5 000', '', '5,000'],
    ['5 00', '', '5 00'],
    ['1234.', '1,234', '1,234.'],
    ['1234.56', '1,234.5', '1,234.56'],
    // Pasted or typed in one go, this may mean 1.50: the agent decides.
    ['1,50', '', '1,50'],
    ['12,', '12', '12,'],
    ['ten', '', 'ten'],
    ['', '5', ''],
  ])('shows %j after %j as %j', (now, before, shown) => {
    expect(groupAmount(now, before)).toBe(shown);
  });

  it('keeps its meaning when it is grouped, for any pasted text', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.stringMatching(/^₦?[0-9,.]{0,16}$/)), (raw) => {
        expect(checkAmount(groupAmount(raw))).toEqual(checkAmount(raw));
      }),
      RUNS,
    );
  });
});
