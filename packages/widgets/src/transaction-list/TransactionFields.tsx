import { type Category, formatDateTime, formatPhone, isCategory, type Transaction } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { type Description, DescriptionList } from '../ui/list/DescriptionList.tsx';
import { Money } from '../ui/money/Money.tsx';
import { isCredit } from './direction.ts';
import * as styles from './TransactionPanel.css.ts';

type TransactionFieldsProps = Readonly<{
  transaction: Transaction;
  now: number;
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

function rowsOf(
  transaction: Transaction,
  now: number,
  text: Pick<Text, 'transactions' | 'kit'>,
): readonly Description[] {
  const words = text.transactions;
  const { recipient, description, createdAt, fee, commission, balance, ref, reference, delivery } =
    transaction;
  return [
    { term: words.to, value: recipient ? formatPhone(recipient) : null },
    { term: words.description, value: description || null },
    { term: words.message, value: delivery?.message ?? null },
    { term: words.time, value: formatDateTime(createdAt, now) },
    { term: words.kind, value: kindOf(transaction, text) },
    { term: words.fee, value: money(fee, fee !== undefined && fee > 0) },
    {
      term: words.youEarn,
      value: money(commission, commission !== undefined && transaction.status === 'delivered'),
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
}

/** Everything that is known of a transaction, line by line. */
export function TransactionFields({ transaction, now, text }: TransactionFieldsProps) {
  return (
    <>
      <DescriptionList rows={rowsOf(transaction, now, text)} />
      <div className={styles.actions}>
        <CopyButton value={transaction.ref} label={text.transactions.copyReference} words={text.kit} />
      </div>
    </>
  );
}
