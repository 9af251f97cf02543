import type { Transaction } from '@oja/core';
import { ReportProblem } from '@oja/widgets/cases';

/** Opens a case about a sale that was just made and whose money is due. Loaded with the first of them. */
export const ReportDue = ({ transaction }: Readonly<{ transaction: Transaction }>) => (
  <ReportProblem transaction={transaction} isRefundDue variant="primary" />
);
