import type { Client, Transaction } from '@oja/core';
import { createContext, type ReactNode, useContext } from 'react';
import { ReportRefund } from '../../delivery/ReportRefund.tsx';

/** Renders a host's addition to the result of a purchase. */
export type RenderPurchaseActions = (transaction: Transaction) => ReactNode;

/** Both use a context, because an embed shares the steps between but has no such additions. */
export const PurchaseActionsContext = createContext<RenderPurchaseActions | null>(null);

/** The host's way to report a missing refund. */
export const ReportRefundContext = createContext<RenderPurchaseActions | null>(null);

export type ReportMissingRefundProps = Readonly<{ client: Client; transaction: Transaction }>;

/** Reports a missing refund with the host's component, or else in a chat with support. */
export function ReportMissingRefund({ client, transaction }: ReportMissingRefundProps) {
  const report = useContext(ReportRefundContext);
  return (
    report?.(transaction) ?? <ReportRefund client={client} transaction={transaction} variant="primary" />
  );
}
