import type { MoneyWord } from '@oja/core';
import type { MoneyState } from '../ui/status/MoneyWord.tsx';

/** The kit's name for each of core's money words. */
export const moneyState: Readonly<Record<MoneyWord, MoneyState>> = {
  'not-charged': 'notCharged',
  held: 'held',
  charged: 'charged',
  'refund-due': 'refundDue',
  refunded: 'refunded',
};
