import { accountIssues, amountIssues, kobo } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { funding as words } from '../../text/en/funding.ts';
import { type ClaimValues, checkClaim } from './checkClaim.ts';

/** 09:42 in Lagos. */
const now = Date.parse('2026-11-21T08:42:00Z');
const values: ClaimValues = {
  amount: '₦10,000.50',
  bankCode: '058',
  senderName: '  Amaka Okafor ',
  transferReference: ' S-1 ',
  day: '2026-11-21',
  time: '09:42',
};
const check = (change: Partial<ClaimValues> = {}, minimum = kobo(100_000)) =>
  checkClaim({ ...values, ...change }, { minimum, now }, { funding: words, amountIssues, accountIssues });

describe('checkClaim', () => {
  it('returns kobo, a timestamp and trimmed texts', () => {
    expect(check()).toEqual({
      ok: true,
      transfer: {
        amount: 1_000_050,
        bankCode: '058',
        senderName: 'Amaka Okafor',
        transferReference: 'S-1',
        paidAt: now,
      },
    });
  });

  it.each([
    ['an amount below the least', { amount: '999.99' }, { amount: 'The minimum is ₦1,000.' }],
    ['a minute that is still to come', { time: '09:43' }, { time: words.paidInFuture }],
    ['tomorrow', { day: '2026-11-22', time: '' }, { day: words.paidInFuture }],
    ['no day', { day: '' }, { day: words.paidOnMissing }],
    ['no time', { time: '' }, { time: words.paidAtMissing }],
    [
      'an overridden direction',
      { senderName: 'Amaka \u202eOkafor' },
      { senderName: accountIssues.invisible },
    ],
    ['a forged line', { transferReference: 'S-1\nFND-2' }, { transferReference: accountIssues.invisible }],
    ['a name of spaces', { senderName: '   ' }, { senderName: words.senderMissing }],
  ])('rejects %s', (_, change, issues) => {
    expect(check(change)).toEqual({ ok: false, issues });
  });

  it('reads the day and the time in Lagos, an hour ahead of UTC', () => {
    const read = check({ day: '2026-11-21', time: '00:30' });
    expect(read).toMatchObject({ ok: true, transfer: { paidAt: Date.parse('2026-11-20T23:30:00Z') } });
  });
});
