import { linkRefunds } from '@oja/core';
import type { demoTransaction } from '@oja/core/testing';
import { expect, it } from 'vitest';
import { parsePurchase } from '../../testing/demoPurchases.ts';
import { byDay, wholeDays } from './byDay.ts';
import { dayTotals } from './dayTotals.ts';

const words = { today: 'Today', yesterday: 'Yesterday' };
const now = Date.parse('2026-11-21T10:00:00+01:00');
const sale = (id: string, change: Parameters<typeof demoTransaction>[0] = {}) =>
  parsePurchase({ id, ref: id, reference: undefined, ...change });

it('sums sold, earned and refunded amounts, without held money and credits', () => {
  const items = [
    sale('1', { amount: '456.00', commission: '9.00' }),
    sale('2', { amount: '1000.00', commission: '30.00' }),
    sale('3', { amount: '805.00', status: 'pending' }),
    sale('4', { amount: '264.00', status: 'reversed' }),
    sale('5', { amount: '20000.00', transactionType: 'credit', details: {} }),
  ];
  const [day] = byDay(items, now, words);
  expect(day && dayTotals(day, linkRefunds(items), 'unstated')).toEqual({
    sold: 145_600,
    earned: 3_900,
    refunded: 26_400,
  });
});

it('marks the last day as incomplete while there are more pages', () => {
  const items = [sale('1'), sale('2', { createdAt: '2026-11-20T10:00:00+01:00' })];
  const whole = (hasMore: boolean) =>
    wholeDays(byDay(items, now, words), hasMore).map(({ isWhole }) => isWhole);
  expect(whole(true)).toEqual([true, false]);
  expect(whole(false)).toEqual([true, true]);
});
