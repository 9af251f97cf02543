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
import { useText } from '../binding/TextProvider.tsx';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { delivery } from '../text/en/delivery.ts';
import { money } from '../text/en/money.ts';
import { transactions } from '../text/en/transactions.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { repeat } from '../ui/icon/glyphs.ts';
import { AmountText } from '../ui/money/AmountText.tsx';
import { shortAmount } from './amount.ts';
import { groupPhones } from './groupPhones.ts';
import { RowBadge } from './OutcomeBadges.tsx';
import * as styles from './TransactionRow.css.ts';
import { TransactionTile } from './TransactionTile.tsx';

/** Position in the virtualised list. */
export type RowPlace = Readonly<{
  index: number;
  /** Below the row before it, in px. */
  gap: number;
  /** Its place in its day, counted from 1. */
  place: number;
  /** How many there are in its day. */
  of: number;
  measure: (element: HTMLElement | null) => void;
  /** Tells which row has the focus: it stays drawn. */
  focus: (id: string | null) => void;
}>;

export type TransactionRowProps = Partial<RowPlace> &
  Readonly<{
    transaction: Transaction;
    /** The sale that this gives the money back of. */
    purchase: Transaction | null;
    /** The transaction that gives the money of this one back. */
    refund: Transaction | null;
    failedPurchases: FailedPurchases;
    open: boolean;
    panelId: string | undefined;
    /** The API's origin; '' is the page's own. */
    imageBase: string;
    onSelect: (transaction: Transaction) => void;
    onRepeat?: ((transaction: Transaction) => void) | undefined;
  }>;

/** True where the agent paid nothing in the end: the amount steps back. */
const isVoid = (outcome: TransactionOutcome) =>
  outcome.kind === 'credit'
    ? outcome.state === 'failed'
    : outcome.money === 'refunded' || outcome.money === 'not-charged';

/** One that is still open is not sold again: it would be paid for twice. */
const canRepeat = ({ status, recipient }: Transaction, { kind }: TransactionOutcome) =>
  kind === 'purchase' && isFinal(status) && Boolean(recipient);

/** Whom it was for: a number in groups, or what the server says. */
const whomOf = (transaction: Transaction): string =>
  formatRecipient(transaction.recipient, categoryFactsOf(transaction.category)) ||
  groupPhones(transaction.description);

/** One transaction, and the way to its detail. Drawn again only where something of it is new: lists are long. */
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

/** What it was and for whom, when, for how much, and what became of it. */
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
