import type { FailedPurchases, RefundLinks, Transaction } from '@oja/core';
import type { Day } from './byDay.ts';
import type { TransactionRowProps } from './TransactionRow.tsx';

/** Props of both the plain and the virtualised rows. */
export type RowsProps = Readonly<{
  days: readonly Day[];
  /** Id of the open transaction. */
  openId?: string | undefined;
  /** Id of the element that shows the detail; omitted if the detail is elsewhere. */
  panelId?: string;
  /** Links between refunds and purchases. */
  links: RefundLinks;
  /** What the server's operator promises about failed purchases. */
  failedPurchases: FailedPurchases;
  /** Origin of the API, which serves the images; '' means the page's origin. */
  imageBase: string;
  onSelect: (transaction: Transaction) => void;
}>;

/** Returns the props of the row of a transaction. */
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

/** Last rendered heights of the rows in px, by transaction id. */
export type RowHeights = Map<string, number>;
