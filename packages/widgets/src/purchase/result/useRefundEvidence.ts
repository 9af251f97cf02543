import { type Client, linkRefunds, outcomeOf, type PursuitState } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';

/**
 * A failed sale whose money was not seen to come back, once more with the loaded history as evidence: a server whose
 * sales state no refund may list it as a transaction of its own.
 */
export function useRefundEvidence(client: Client, state: PursuitState): PursuitState {
  const { data } = useSignal(client.transactions.state);
  return useMemo(() => {
    if (state.step !== 'failed' || state.money !== 'refund-due' || !data) return state;
    const row = linkRefunds(data.items).refundOf(state.transaction);
    const outcome = outcomeOf(state.transaction, { refund: row });
    if (outcome.kind !== 'sale' || outcome.money !== 'refunded' || !outcome.refund) return state;
    return { ...state, money: 'refunded', transaction: { ...state.transaction, refund: outcome.refund } };
  }, [state, data]);
}
