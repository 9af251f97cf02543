import { type Client, findRefund, type TrackerState } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';

/**
 * A failed sale whose money was not seen to come back, once more with the loaded history as evidence: a server whose
 * sales state no refund may list it as a transaction of its own.
 */
export function useRefundEvidence(client: Client, state: TrackerState): TrackerState {
  const { data } = useSignal(client.transactions.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history is what the refund is looked for in
  return useMemo(() => {
    if (state.step !== 'failed' || state.money !== 'refund-due') return state;
    const { transaction } = state;
    const refund = findRefund(transaction, { refund: client.linkedRefund(transaction) });
    return refund ? { ...state, money: 'refunded', transaction: { ...transaction, refund } } : state;
  }, [client, state, data]);
}
