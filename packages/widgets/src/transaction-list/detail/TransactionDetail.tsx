import {
  type Client,
  categoryFactsOf,
  isCredit,
  isFinal,
  outcomeOf,
  type RefundLinks,
  type Transaction,
} from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useAgentName } from '../../binding/useAuth.ts';
import { Delivery } from '../../delivery/Delivery.tsx';
import { MoneyHelp } from '../../delivery/MoneyHelp.tsx';
import { LazyReceiptActions } from '../../delivery/receipt/LazyReceiptActions.tsx';
import { delivery } from '../../text/en/delivery.ts';
import { kit } from '../../text/en/kit.ts';
import { money } from '../../text/en/money.ts';
import { transactions } from '../../text/en/transactions.ts';
import { AmountText } from '../../ui/display/Money.tsx';
import { OutcomeBadges } from '../rows/OutcomeBadges.tsx';
import { exactAmount } from '../transactionText.ts';
import { RefundDue } from './RefundDue.tsx';
import { RequeryButton } from './RequeryButton.tsx';
import { TransactionFields } from './TransactionFields.tsx';
import * as styles from './TransactionPanel.css.ts';
import { useRequery } from './useRequery.ts';
import type { OpenTransaction } from './useTransaction.ts';

export type TransactionDetailProps = Readonly<{
  client: Client;
  transaction: Transaction;
  open: OpenTransaction;
  now: number;
  links: RefundLinks;
  /** Opens another transaction; `null` closes the detail. */
  onShow: (ref: string | null) => void;
  onRepeat: ((transaction: Transaction) => void) | undefined;
  /** Renders the report of a purchase; `undefined` if purchases can't be reported. */
  report: ((transaction: Transaction) => ReactNode) | undefined;
  /** Renders the report of a due refund. Default: a chat with support. */
  reportRefund: ((transaction: Transaction) => ReactNode) | undefined;
  /** Renders further actions of a purchase. */
  actions: ((transaction: Transaction) => ReactNode) | undefined;
  onEnd: () => void;
}>;

/** The details of a transaction, starting with the money. */
export function TransactionDetail({
  client,
  transaction,
  open,
  now,
  links,
  onShow,
  onRepeat,
  report,
  reportRefund,
  actions,
  onEnd,
}: TransactionDetailProps) {
  const text = useText({ money, delivery, transactions, kit });
  const recheck = useRequery({ client, open, onEnd });
  const purchase = links.purchaseOf(transaction);
  const refund = links.refundOf(transaction);
  const outcome = outcomeOf(transaction, { refund, failedPurchases: client.failedPurchases });
  const isRefundDue = outcome.kind === 'purchase' && outcome.money === 'refund-due';
  return (
    <>
      <div className={styles.summary}>
        <AmountText text={exactAmount(transaction)} size={32} strong />
        {/* A live region: announces a changed outcome. */}
        <div className={styles.words} role="status">
          <OutcomeBadges outcome={outcome} text={text} />
        </div>
      </div>
      {outcome.kind === 'purchase' && outcome.money !== 'charged' && <MoneyHelp state={outcome.money} />}
      {!isFinal(transaction.status) && (
        <RequeryButton client={client} recheck={recheck} transaction={transaction} at={open.at} />
      )}
      {isRefundDue && <RefundDue client={client} transaction={transaction} report={reportRefund} />}
      <Delivery transaction={transaction} definition={categoryFactsOf(transaction.category)} />
      <TransactionActions client={client} transaction={transaction} onRepeat={onRepeat} />
      {outcome.kind === 'purchase' && actions?.(transaction)}
      <TransactionFields
        transaction={transaction}
        now={now}
        purchase={purchase}
        refund={outcome.kind === 'purchase' ? outcome.refund : null}
        onShowPurchase={() => onShow(purchase?.ref ?? null)}
      />
      {outcome.kind === 'purchase' && report?.(transaction)}
    </>
  );
}

type TransactionActionsProps = Readonly<{
  client: Client;
  transaction: Transaction;
  onRepeat: ((transaction: Transaction) => void) | undefined;
}>;

/** Actions of a purchase: share its receipt and sell it again. */
function TransactionActions({ client, transaction, onRepeat }: TransactionActionsProps) {
  const sellerName = useAgentName(client);
  if (isCredit(transaction)) return null;
  return (
    <LazyReceiptActions transaction={transaction} sellerName={sellerName} {...(onRepeat && { onRepeat })} />
  );
}
