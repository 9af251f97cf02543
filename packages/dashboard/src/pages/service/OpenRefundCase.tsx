import type { Transaction } from '@oja/core';
import { ReportProblem } from '@oja/widgets/cases';

/** Opens a support case about a failed purchase whose refund is due. Loaded lazily. */
export const OpenRefundCase = ({ transaction }: Readonly<{ transaction: Transaction }>) => (
  <ReportProblem transaction={transaction} isRefundDue variant="primary" />
);
