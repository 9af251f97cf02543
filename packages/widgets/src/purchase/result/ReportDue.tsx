import type { Client, Transaction } from '@oja/core';
import { useContext } from 'react';
import { ReportRefund } from '../../delivery/ReportRefund.tsx';
import { ReportRefundContext } from './SaleActions.ts';

export type ReportDueProps = Readonly<{ client: Client; transaction: Transaction }>;

/** Reports a sale whose money is due: as the host takes reports, else in support's chat. */
export function ReportDue({ client, transaction }: ReportDueProps) {
  const report = useContext(ReportRefundContext);
  return (
    report?.(transaction) ?? <ReportRefund client={client} transaction={transaction} variant="primary" />
  );
}
