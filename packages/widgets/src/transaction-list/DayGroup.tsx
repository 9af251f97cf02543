import type { Transaction } from '@oja/core';
import { useId } from 'react';
import type { Day } from './byDay.ts';
import { DayTotals } from './DayTotals.tsx';
import { type RowsProps, rowPropsOf } from './rows.ts';
import * as styles from './TransactionList.css.ts';
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
