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

/** For stories and tests: a server where money can be added in every way. A card costs 1.5 %. */
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

/** The funding that the server lists once it was paid. */
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

/** Answers one after the other; the last one goes on. */
export function inTurn<T>(...replies: readonly [Reply<T>, ...Reply<T>[]]): () => Reply<T> {
  let asked = 0;
  return () => replies[Math.min(asked++, replies.length - 1)] ?? replies[0];
}
