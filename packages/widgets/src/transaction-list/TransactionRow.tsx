import { formatPhone, formatTime, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { delivery } from '../text/en/delivery.ts';
import { money } from '../text/en/money.ts';
import { transactions } from '../text/en/transactions.ts';
import { AmountText } from '../ui/money/AmountText.tsx';
import { shortAmount } from './amount.ts';
import { RowWord } from './StandingBadges.tsx';
import { standingOf } from './standing.ts';
import * as styles from './TransactionRow.css.ts';
import { TransactionTile } from './TransactionTile.tsx';

type TransactionRowProps = Readonly<{
  transaction: Transaction;
  open: boolean;
  panelId: string;
  onSelect: (transaction: Transaction) => void;
}>;

/** True where the agent paid nothing in the end: the amount steps back. */
const isVoid = (standing: ReturnType<typeof standingOf>) =>
  standing.kind === 'credit'
    ? standing.state === 'failed'
    : standing.money === 'refunded' || standing.money === 'notCharged';

/** One transaction, and the way to its detail. */
export function TransactionRow({ transaction, open, panelId, onSelect }: TransactionRowProps) {
  const text = useText({ money, delivery, transactions });
  const { name, recipient, description, createdAt, ref, reference } = transaction;
  const standing = standingOf(transaction);
  const whom = recipient ? formatPhone(recipient) : description;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        data-ref={ref}
        data-key={reference}
        aria-expanded={open}
        {...(open && { 'aria-controls': panelId })}
        onClick={() => onSelect(transaction)}
      >
        <span className={styles.lead}>
          <TransactionTile transaction={transaction} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>
          <AmountText text={shortAmount(transaction)} strong muted={isVoid(standing)} />
        </span>
        <span className={styles.note}>
          {whom && <span className={styles.whom}>{whom}</span>}
          {whom && <span aria-hidden="true">·</span>}
          <time dateTime={new Date(createdAt).toISOString()}>{formatTime(createdAt)}</time>
        </span>
        <span className={styles.word}>
          <RowWord standing={standing} text={text} />
        </span>
      </button>
    </li>
  );
}
