import { type Client, linkRefunds, outcomeOf, type Transaction, type TransactionOutcome } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../binding/signals.ts';

/**
 * The outcome of a transaction from everything that this client knows. Also searches the loaded history for the refund,
 * because some servers do not link it to the transaction.
 */
export function useOutcome(client: Client, transaction: Transaction): TransactionOutcome {
  const { data } = useSignal(client.transactions.state);
  const { failedPurchases } = client;
  const refund = useMemo(() => data && linkRefunds(data.items).refundOf(transaction), [data, transaction]);
  return outcomeOf(transaction, { refund, failedPurchases });
}
