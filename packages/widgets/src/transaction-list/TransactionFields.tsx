import {
  type Category,
  findDefinition,
  formatDateTime,
  isCategory,
  isCredit,
  type Refund,
  type Transaction,
} from '@oja/core';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import type { Text } from '../text/catalogue.ts';
import { Button } from '../ui/button/Button.tsx';
import { type Description, DescriptionList } from '../ui/list/DescriptionList.tsx';
import { Money } from '../ui/money/Money.tsx';
import { groupPhones } from './groupPhones.ts';
import * as styles from './TransactionPanel.css.ts';

type TransactionFieldsProps = Readonly<{
  transaction: Transaction;
  now: number;
  /** The sale that this gives the money back of. */
  purchase: Transaction | null;
  /** What shows that the money of this sale came back. */
  refund: Refund | null;
  onShowPurchase: () => void;
  text: Pick<Text, 'transactions' | 'kit'>;
}>;

const kindOf = (
  { category, ...rest }: Transaction,
  text: Pick<Text, 'transactions' | 'kit'>,
): string | null => {
  const kinds: Readonly<Record<Category, string>> = text.transactions.kinds;
  if (category && isCategory(category)) return kinds[category];
  return isCredit(rest) ? text.transactions.moneyIn : rest.transactionType || null;
};

/** An amount where there is one. Nought is left out where it says nothing. */
const money = (kobo: Transaction['fee'], shown = kobo !== undefined) =>
  kobo !== undefined && shown ? <Money kobo={kobo} /> : null;

/** Everything that is known of a transaction, line by line. */
export function TransactionFields({
  transaction,
  now,
  purchase,
  refund,
  onShowPurchase,
  text,
}: TransactionFieldsProps) {
  const words = text.transactions;
  const { description, createdAt, fee, commission, balance, ref, reference, delivery } = transaction;
  const to = formatRecipient(transaction.recipient, findDefinition(transaction.category));
  const rows: readonly Description[] = [
    { term: words.to, value: to || null },
    {
      term: words.refundOf,
      value: purchase && (
        <Button variant="quiet" onClick={onShowPurchase}>
          {purchase.name}
        </Button>
      ),
    },
    { term: words.refundedAt, value: refund && formatDateTime(refund.createdAt, now) },
    { term: words.refundRef, value: refund && <span className={styles.code}>{refund.ref}</span> },
    { term: words.description, value: groupPhones(description) || null },
    { term: words.message, value: delivery?.message ?? null },
    { term: words.time, value: formatDateTime(createdAt, now) },
    { term: words.kind, value: kindOf(transaction, text) },
    { term: words.fee, value: money(fee, fee !== undefined && fee > 0) },
    {
      term: words.youEarn,
      value: money(commission, commission !== undefined && transaction.status === 'delivered' && !purchase),
    },
    // Only where the server gave them (specification, section 2).
    { term: words.balanceBefore, value: money(balance?.before) },
    { term: words.balanceAfter, value: money(balance?.after) },
    { term: words.reference, value: <span className={styles.code}>{ref}</span> },
    {
      term: words.saleKey,
      value: reference && reference !== ref ? <span className={styles.code}>{reference}</span> : null,
    },
  ];
  return <DescriptionList rows={rows} />;
}
