import { type Client, linkRefunds, outcomeOf, type Transaction, type TransactionOutcome } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../binding/signals.ts';

/**
 * The outcome of a transaction by all evidence of this client: a refund is also looked for in the loaded history,
 * because the transactions of some servers state none.
 */
export function useOutcome(client: Client, transaction: Transaction): TransactionOutcome {
  const { data } = useSignal(client.transactions.state);
  const { failedPurchases } = client;
  const refund = useMemo(() => data && linkRefunds(data.items).refundOf(transaction), [data, transaction]);
  return outcomeOf(transaction, { refund, failedPurchases });
}
