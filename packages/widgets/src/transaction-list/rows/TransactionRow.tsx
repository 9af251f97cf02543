import {
  categoryFactsOf,
  type FailedPurchases,
  formatPrice,
  formatTime,
  isFinal,
  type Kobo,
  outcomeOf,
  type Transaction,
  type TransactionOutcome,
} from '@oja/core';
import { memo } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { formatRecipient } from '../../delivery/formatRecipient.ts';
import { delivery } from '../../text/en/delivery.ts';
import { money } from '../../text/en/money.ts';
import { transactions } from '../../text/en/transactions.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { AmountText } from '../../ui/display/Money.tsx';
import { repeat } from '../../ui/icon/glyphs.ts';
import { groupPhones, shortAmount } from '../transactionText.ts';
import { RowBadge } from './OutcomeBadges.tsx';
import * as styles from './TransactionRow.css.ts';
import { TransactionTile } from './TransactionTile.tsx';

/** Position in the virtualised list. */
export type RowPlace = Readonly<{
  index: number;
  /** Distance to the rendered row before it, in px. */
  gap: number;
  /** Position in its day, starting at 1. */
  place: number;
  /** Number of rows in its day. */
  of: number;
  measure: (element: HTMLElement | null) => void;
  /** Reports the focused row, which stays rendered. */
  focus: (id: string | null) => void;
}>;

export type TransactionRowProps = Partial<RowPlace> &
  Readonly<{
    transaction: Transaction;
    /** The purchase that this transaction refunds. */
    purchase: Transaction | null;
    /** The transaction that refunds this one. */
    refund: Transaction | null;
    failedPurchases: FailedPurchases;
    open: boolean;
    panelId: string | undefined;
    /** Origin of the API; '' means the page's origin. */
    imageBase: string;
    onSelect: (transaction: Transaction) => void;
    onRepeat?: ((transaction: Transaction) => void) | undefined;
  }>;

/** Whether the agent paid nothing in the end; the amount is then muted. */
const isVoid = (outcome: TransactionOutcome) =>
  outcome.kind === 'credit'
    ? outcome.state === 'failed'
    : outcome.money === 'refunded' || outcome.money === 'not-charged';

/** Only final purchases can be repeated: repeating an open one could pay twice. */
const canRepeat = ({ status, recipient }: Transaction, { kind }: TransactionOutcome) =>
  kind === 'purchase' && isFinal(status) && Boolean(recipient);

/** The recipient with grouped digits, or the server's description. */
const whomOf = (transaction: Transaction): string =>
  formatRecipient(transaction.recipient, categoryFactsOf(transaction.category)) ||
  groupPhones(transaction.description);

/** A row that opens the detail of a transaction. Memoised, because lists are long. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  purchase,
  refund,
  failedPurchases,
  open,
  panelId,
  imageBase,
  onSelect,
  onRepeat,
  index,
  gap,
  place,
  of,
  measure,
  focus,
}: TransactionRowProps) {
  const words = useText({ transactions }).transactions;
  const { id, name, ref, reference } = transaction;
  const outcome = outcomeOf(transaction, { refund, failedPurchases });
  const whom = purchase ? words.refundFor(purchase.name, whomOf(purchase)) : whomOf(transaction);
  return (
    <li
      className={onRepeat ? styles.itemWithRepeat : styles.item}
      data-id={id}
      ref={measure}
      data-index={index}
      aria-posinset={place}
      aria-setsize={of}
      style={gap === undefined ? undefined : { marginBlockStart: gap }}
    >
      <button
        type="button"
        className={styles.row}
        data-ref={ref}
        data-key={reference}
        {...(panelId !== undefined && { 'aria-expanded': open })}
        {...(open && { 'aria-controls': panelId })}
        onClick={() => onSelect(transaction)}
        {...(focus && { onFocus: () => focus(id), onBlur: () => focus(null) })}
      >
        <RowContent transaction={transaction} outcome={outcome} whom={whom} imageBase={imageBase} />
      </button>
      {onRepeat && (
        <span className={styles.repeat}>
          {canRepeat(transaction, outcome) && (
            <IconButton
              variant="quiet"
              glyph={repeat}
              label={words.repeat(name, whom)}
              onClick={() => onRepeat(transaction)}
            />
          )}
        </span>
      )}
    </li>
  );
});

type RowContentProps = Readonly<
  Pick<TransactionRowProps, 'transaction' | 'imageBase'> & { outcome: TransactionOutcome; whom: string }
>;

function RowContent({ transaction, outcome, whom, imageBase }: RowContentProps) {
  const text = useText({ money, delivery, transactions });
  const { name, createdAt, commission = 0 } = transaction;
  const isCharged = outcome.kind === 'purchase' && outcome.money === 'charged';
  const earned = isCharged ? commission : 0;
  return (
    <>
      <span className={styles.lead}>
        <TransactionTile transaction={transaction} imageBase={imageBase} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>
        <AmountText text={shortAmount(transaction)} strong muted={isVoid(outcome)} />
      </span>
      <span className={styles.note}>
        {whom && <span className={styles.whom}>{whom}</span>}
        {whom && (
          <span className={styles.dot} aria-hidden="true">
            ·
          </span>
        )}
        <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
          {formatTime(createdAt)}
        </time>
      </span>
      {earned > 0 && (
        <span className={styles.earned}>{text.transactions.earned(formatPrice(earned as Kobo))}</span>
      )}
      <span className={styles.word}>
        <RowBadge outcome={outcome} text={text} />
      </span>
    </>
  );
}
