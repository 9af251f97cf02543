import {
  formatDateTime,
  isCredit,
  type Kobo,
  kobo,
  profitOf,
  type Refund,
  type Transaction,
} from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { deliverablesOf } from '../../delivery/deliverables.ts';
import { more } from '../../delivery/MoneyHelp.css.ts';
import { energyLines, kindWord, moneyLines, purchaseLines } from '../../delivery/receipt/receiptLines.ts';
import { deliverables } from '../../text/en/deliverables.ts';
import { kit } from '../../text/en/kit.ts';
import { receipt } from '../../text/en/receipt.ts';
import { transactions } from '../../text/en/transactions.ts';
import { caption } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { type Description, DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Money } from '../../ui/display/Money.tsx';
import { Reference } from '../../ui/display/Reference.tsx';
import { groupPhones } from '../transactionText.ts';
import * as styles from './TransactionPanel.css.ts';

type TransactionFieldsProps = Readonly<{
  transaction: Transaction;
  now: number;
  /** The purchase that this transaction refunds. */
  purchase: Transaction | null;
  /** The refund of this purchase. */
  refund: Refund | null;
  onShowPurchase: () => void;
}>;

const money = (kobo: Kobo | undefined) => (kobo === undefined ? null : <Money kobo={kobo} />);

const code = (value: string | null | undefined) =>
  value ? <span className={styles.code}>{value}</span> : null;

/** The receipt fields, then the fields that only the agent sees; technical fields are collapsed. */
export function TransactionFields(props: TransactionFieldsProps) {
  const text = useText({ transactions, receipt, kit });
  const words = text.transactions;
  const { transaction, purchase, refund } = props;
  const { commission, balance, ref, status, sellingPrice } = transaction;
  const isEarned = status === 'delivered' && !purchase;
  const own: readonly Description[] = [
    { term: text.receipt.customerPaid, value: money(sellingPrice) },
    // A refunded purchase has no profit, even if the refund is another transaction.
    {
      term: text.receipt.profit,
      value: money(refund && sellingPrice ? kobo(0) : (profitOf(transaction) ?? undefined)),
    },
    { term: words.youEarn, value: money(isEarned ? commission : undefined) },
    // Only if the server sends them (specification, section 2).
    { term: words.balanceBefore, value: money(balance?.before) },
    { term: words.balanceAfter, value: money(balance?.after) },
  ];
  return (
    <>
      <DescriptionList rows={useReceiptRows(props)} />
      {own.some(({ value }) => value !== null) && (
        <div>
          <p className={caption}>{text.receipt.onlyYou}</p>
          <DescriptionList rows={own} />
        </div>
      )}
      <div>
        <Reference term={words.reference} value={ref} words={text.kit} />
        <details>
          <summary className={more}>{words.more}</summary>
          <DescriptionList rows={useTechnicalRows(props)} />
        </details>
      </div>
    </>
  );
}

/** The rows that a receipt has too. */
function useReceiptRows({
  transaction,
  now,
  purchase,
  refund,
  onShowPurchase,
}: TransactionFieldsProps): readonly Description[] {
  const text = useText({ transactions, receipt, deliverables });
  const words = text.transactions;
  const { description, createdAt, name } = transaction;
  const isSale = !isCredit(transaction);
  const kind = kindWord(transaction, text.receipt);
  const paid = moneyLines(transaction, text.receipt).filter(({ term }) => term !== text.receipt.amount);
  return [
    // The title and the amount are already shown above.
    ...(isSale
      ? purchaseLines(transaction, text.receipt).filter(({ value }) => value !== kind && value !== name)
      : []),
    ...(deliverablesOf(transaction).token ? [] : energyLines(transaction, text.deliverables)),
    ...paid,
    {
      term: words.refundOf,
      value: purchase && (
        <Button variant="quiet" onClick={onShowPurchase}>
          {purchase.name}
        </Button>
      ),
    },
    { term: words.description, value: (!isSale && groupPhones(description)) || null },
    { term: words.refundedAt, value: refund && formatDateTime(refund.createdAt, now) },
    { term: words.refundRef, value: code(refund?.ref) },
    { term: words.time, value: formatDateTime(createdAt, now) },
  ];
}

/** The rows that identify a transaction for support. */
function useTechnicalRows({ transaction }: TransactionFieldsProps): readonly Description[] {
  const text = useText({ transactions, receipt });
  const words = text.transactions;
  const { description, ref, reference, delivery } = transaction;
  return [
    { term: words.kind, value: kindWord(transaction, text.receipt) ?? (transaction.transactionType || null) },
    { term: words.description, value: (!isCredit(transaction) && groupPhones(description)) || null },
    { term: words.saleKey, value: code(reference === ref ? null : reference) },
    { term: text.receipt.receiptNumber, value: code(delivery?.receiptNumber) },
    { term: text.receipt.providerReference, value: code(delivery?.providerReference) },
  ];
}
