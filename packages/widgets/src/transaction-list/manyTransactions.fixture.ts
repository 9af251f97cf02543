import { kobo, type Transaction } from '@oja/core';
import { demoNow } from '../testing/testClient.ts';

const HALF_AN_HOUR = 30 * 60_000;

/** `count` purchases, one every half hour, newest first. Every seventh is pending. */
export function manyTransactions(count: number): readonly Transaction[] {
  return Array.from({ length: count }, (_, at): Transaction => {
    const status = at % 7 === 6 ? 'pending' : 'delivered';
    return {
      id: `t${at}`,
      ref: `T-${at}`,
      reference: undefined,
      imageUrl: undefined,
      name: `Sale ${at}`,
      amount: kobo(45_600 + at),
      description: '1 GB SME data',
      status,
      statusWord: status,
      transactionType: 'debit',
      createdAt: demoNow - at * HALF_AN_HOUR,
      category: 'data',
      serviceId: at % 3 === 0 ? 'glo-data' : 'mtn-data',
      recipient: '08031234567',
      balance: undefined,
    };
  });
}
