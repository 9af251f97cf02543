import type { Client, Transaction } from '@oja/core';
import { createContext, type ReactNode, useContext } from 'react';
import { ReportRefund } from '../../delivery/ReportRefund.tsx';

/** Renders a host's addition to the result of a purchase. */
export type SaleActions = (transaction: Transaction) => ReactNode;

/** Both use a context, because an embed shares the steps between but has no such additions. */
export const SaleActionsContext = createContext<SaleActions | null>(null);

/** The host's way to report a missing refund. */
export const ReportRefundContext = createContext<SaleActions | null>(null);

export type ReportDueProps = Readonly<{ client: Client; transaction: Transaction }>;

/** Reports a missing refund with the host's component, or else in a chat with support. */
export function ReportDue({ client, transaction }: ReportDueProps) {
  const report = useContext(ReportRefundContext);
  return (
    report?.(transaction) ?? <ReportRefund client={client} transaction={transaction} variant="primary" />
  );
}
