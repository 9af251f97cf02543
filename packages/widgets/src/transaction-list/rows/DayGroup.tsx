import { formatPrice, type Transaction } from '@oja/core';
import { useId, useMemo } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { transactions } from '../../text/en/transactions.ts';
import * as styles from '../TransactionList.css.ts';
import type { Day } from './byDay.ts';
import { dayTotals } from './dayTotals.ts';
import { type RowsProps, rowPropsOf } from './rows.ts';
import { TransactionRow } from './TransactionRow.tsx';

type DayGroupProps = Omit<RowsProps, 'days'> &
  Readonly<{ day: Day; onRepeat?: ((transaction: Transaction) => void) | undefined }>;

/** The transactions of a day, under its heading. */
export function DayGroup({ day, onRepeat, ...rows }: DayGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <div className={styles.day}>
        <h3 className={styles.dayName} id={id}>
          {day.name}
        </h3>
        {day.isWhole && <DayTotals day={day} {...rows} />}
      </div>
      <ul className={styles.rows} aria-labelledby={id}>
        {day.transactions.map((transaction) => (
          <TransactionRow key={transaction.id} {...rowPropsOf(transaction, rows)} onRepeat={onRepeat} />
        ))}
      </ul>
    </div>
  );
}

type DayTotalsProps = Pick<RowsProps, 'links' | 'failedPurchases'> & Readonly<{ day: Day }>;

/** The sold, earned and refunded amounts of a day. Omits zeros. */
export function DayTotals({ day, links, failedPurchases }: DayTotalsProps) {
  const words = useText({ transactions }).transactions;
  const { sold, earned, refunded } = useMemo(
    () => dayTotals(day, links, failedPurchases),
    [day, links, failedPurchases],
  );
  return (
    <span className={styles.totals}>
      {sold > 0 && <span>{words.daySold(formatPrice(sold))}</span>}
      {earned > 0 && <span>{words.earned(formatPrice(earned))}</span>}
      {refunded > 0 && <span>{words.dayRefunded(formatPrice(refunded))}</span>}
    </span>
  );
}
