import { findRefund, linkRefunds, type TrackerState, type Transaction } from '@oja/core';

/**
 * Adds a refund from the loaded history to the state as proof: some servers list a refund as a separate transaction and do
 * not state it on the failed purchase.
 */
export function withRefundEvidence(state: TrackerState, history: readonly Transaction[]): TrackerState {
  if (state.step !== 'failed' || state.money !== 'refund-due') return state;
  const { transaction } = state;
  const refund = findRefund(transaction, { refund: linkRefunds(history).refundOf(transaction) });
  return refund ? { ...state, money: 'refunded', transaction: { ...transaction, refund } } : state;
}
