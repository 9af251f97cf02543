import {
  demoAccounts,
  demoBanks,
  demoManualFunding,
  demoTransaction,
  fixtures,
  ok,
  type Reply,
} from '@oja/core/testing';
import type { Answers } from '../testing/testClient.ts';

/** A fake server for stories and tests that supports every funding way. Its payment page charges 1.5 %. */
export const fundingAnswers = (change: Answers = {}): Answers => ({
  accounts: () => ok(demoAccounts),
  banks: () => ok(demoBanks),
  manualFunding: () => ok(demoManualFunding),
  openAccount: () => ok(fixtures.openAccount),
  fund: ({ body }) => {
    if (body.method === 'manual') return ok({ reference: 'FND-5', status: 'in-review' });
    const paid = Number(body.amount);
    return ok({
      reference: 'FND-4',
      checkoutUrl: 'https://checkout.example.ng/FND-4',
      fee: (paid * 0.015).toFixed(2),
      net: (paid * 0.985).toFixed(2),
    });
  },
  ...change,
});

/** The transaction that the server lists after the payment. */
export const fundedTransaction = (change: Parameters<typeof demoTransaction>[0] = {}) =>
  ok(
    demoTransaction({
      id: '9100',
      ref: 'OJA-9100',
      reference: 'FND-4',
      name: 'Wallet funding',
      amount: '4925.00',
      transactionType: 'credit',
      ...change,
    }),
  );

/** Returns the replies in turn and then repeats the last one. */
export function inTurn<T>(...replies: readonly [Reply<T>, ...Reply<T>[]]): () => Reply<T> {
  let asked = 0;
  return () => replies[Math.min(asked++, replies.length - 1)] ?? replies[0];
}
