import { type Client, outcomeOf, type Transaction, type TransactionOutcome } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../binding/signals.ts';

/**
 * What a transaction means, with all the evidence that this client has: the loaded history is searched for its refund,
 * for servers whose transactions do not state one.
 */
export function useOutcome(client: Client, transaction: Transaction): TransactionOutcome {
  const { data } = useSignal(client.transactions.state);
  const { failedPurchases } = client;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is what the refund is looked for in
  const refund = useMemo(() => client.linkedRefund(transaction), [client, data, transaction]);
  return outcomeOf(transaction, { refund, failedPurchases });
}
