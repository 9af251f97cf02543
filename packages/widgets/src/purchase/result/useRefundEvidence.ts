import { type Client, findRefund, linkRefunds, type TrackerState } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';

/**
 * The state with the loaded history as evidence of a refund: some servers list a refund as a transaction of its own and
 * state none on the failed purchase.
 */
export function useRefundEvidence(client: Client, state: TrackerState): TrackerState {
  const { data } = useSignal(client.transactions.state);
  return useMemo(() => {
    if (!data || state.step !== 'failed' || state.money !== 'refund-due') return state;
    const { transaction } = state;
    const refund = findRefund(transaction, { refund: linkRefunds(data.items).refundOf(transaction) });
    return refund ? { ...state, money: 'refunded', transaction: { ...transaction, refund } } : state;
  }, [state, data]);
}
