import { type Client, createOpenPurchasesStore, type SettlementPromise } from '@oja/core';
import type { RowState } from '@oja/core/bulk';
import { useEffect } from 'react';
import { useSignal } from '../binding/signals.ts';

/** Finds what the server promises for a sale that is open, or that failed and whose money is not back. */
export function useSettlement(
  client: Client,
  rows: readonly RowState[],
): (state: RowState) => SettlementPromise | undefined {
  const { items } = useSignal(client.getStore(createOpenPurchasesStore).state);
  const { data } = useSignal(client.transactions.state);
  const isRefundDue = rows.some(({ step }) => step === 'refund-due');
  useEffect(() => {
    // The batch keeps no promise of a sale that has ended: the history has it.
    if (isRefundDue) client.transactions.load();
  }, [client, isRefundDue]);
  return ({ row, step }) => {
    if (step === 'held') return items.find(({ key }) => key === row.intent.key);
    if (step !== 'refund-due') return undefined;
    return data?.items.find(({ ref }) => ref === row.result?.ref);
  };
}
