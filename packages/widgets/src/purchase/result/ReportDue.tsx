import type { Client, Transaction } from '@oja/core';
import { useContext } from 'react';
import { ReportRefund } from '../../delivery/ReportRefund.tsx';
import { ReportRefundContext } from './SaleActions.ts';

export type ReportDueProps = Readonly<{ client: Client; transaction: Transaction }>;

/** Reports a missing refund with the host's component, or else in a chat with support. */
export function ReportDue({ client, transaction }: ReportDueProps) {
  const report = useContext(ReportRefundContext);
  return (
    report?.(transaction) ?? <ReportRefund client={client} transaction={transaction} variant="primary" />
  );
}
