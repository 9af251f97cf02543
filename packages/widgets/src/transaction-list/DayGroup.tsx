import type { Transaction } from '@oja/core';
import { useId } from 'react';
import type { Day } from './byDay.ts';
import { type RowsProps, rowPropsOf } from './rows.ts';
import * as styles from './TransactionList.css.ts';
import { TransactionRow } from './TransactionRow.tsx';

type DayGroupProps = Omit<RowsProps, 'days'> &
  Readonly<{ day: Day; onRepeat?: ((transaction: Transaction) => void) | undefined }>;

/** One day's transactions under its name. */
export function DayGroup({ day, onRepeat, ...rows }: DayGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h3 className={styles.day} id={id}>
        {day.name}
      </h3>
      <ul className={styles.rows} aria-labelledby={id}>
        {day.transactions.map((transaction) => (
          <TransactionRow key={transaction.id} {...rowPropsOf(transaction, rows)} onRepeat={onRepeat} />
        ))}
      </ul>
    </div>
  );
}
