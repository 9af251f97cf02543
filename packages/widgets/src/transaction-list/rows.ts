import type { FailedPurchases, RefundLinks, Transaction } from '@oja/core';
import type { Day } from './byDay.ts';
import type { TransactionRowProps } from './TransactionRow.tsx';

/** What every way to draw the rows takes. */
export type RowsProps = Readonly<{
  days: readonly Day[];
  /** The id of the transaction that is open. */
  openId?: string | undefined;
  /** Where its detail opens; left out where pressing one leads elsewhere. */
  panelId?: string;
  /** Which refund belongs to which sale. */
  links: RefundLinks;
  /** What the server's operator promises about failed purchases. */
  failedPurchases: FailedPurchases;
  /** The API's origin, where pictures of transactions come from; '' is the page's own. */
  imageBase: string;
  onSelect: (transaction: Transaction) => void;
}>;

/** What a row takes of that for one transaction. */
export const rowPropsOf = (
  transaction: Transaction,
  { openId, panelId, links, failedPurchases, imageBase, onSelect }: Omit<RowsProps, 'days'>,
): TransactionRowProps => ({
  transaction,
  purchase: links.purchaseOf(transaction),
  refund: links.refundOf(transaction),
  failedPurchases,
  open: transaction.id === openId,
  panelId,
  imageBase,
  onSelect,
});

/** How high the rows were when they were last drawn, by the id of the transaction, in px. */
export type RowHeights = Map<string, number>;
