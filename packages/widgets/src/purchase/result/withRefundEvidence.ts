import { findRefund, linkRefunds, type TrackerState, type Transaction } from '@oja/core';

/**
 * The state with the loaded history as evidence of a refund: some servers list a refund as a transaction of its own and
 * state none on the failed purchase.
 */
export function withRefundEvidence(state: TrackerState, history: readonly Transaction[]): TrackerState {
  if (state.step !== 'failed' || state.money !== 'refund-due') return state;
  const { transaction } = state;
  const refund = findRefund(transaction, { refund: linkRefunds(history).refundOf(transaction) });
  return refund ? { ...state, money: 'refunded', transaction: { ...transaction, refund } } : state;
}
