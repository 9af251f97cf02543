import { type Client, createOpenPurchasesStore, type SettlementPromise } from '@oja/core';
import type { RowState } from '@oja/core/bulk';
import { useEffect } from 'react';
import { useSignal } from '../../binding/signals.ts';

/** Finds the server's settlement promise for an open purchase, or for a failed one whose refund is due. */
export function useSettlement(
  client: Client,
  rows: readonly RowState[],
): (state: RowState) => SettlementPromise | undefined {
  const { items } = useSignal(client.getStore(createOpenPurchasesStore).state);
  const { data } = useSignal(client.transactions.state);
  const isRefundDue = rows.some(({ step }) => step === 'refund-due');
  useEffect(() => {
    // The batch keeps no promise of a final purchase; the history does.
    if (isRefundDue) client.transactions.load();
  }, [client, isRefundDue]);
  return ({ row, step }) => {
    if (step === 'held') return items.find(({ key }) => key === row.intent.key);
    if (step !== 'refund-due') return undefined;
    return data?.items.find(({ ref }) => ref === row.result?.ref);
  };
}
