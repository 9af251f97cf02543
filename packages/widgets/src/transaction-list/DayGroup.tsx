import type { Transaction } from '@oja/core';
import { useId } from 'react';
import type { Day } from './byDay.ts';
import * as styles from './TransactionList.css.ts';
import { TransactionRow } from './TransactionRow.tsx';

type DayGroupProps = Readonly<{
  day: Day;
  /** The id of the transaction that is open. */
  openId: string | undefined;
  panelId: string;
  onSelect: (transaction: Transaction) => void;
}>;

/** One day's transactions under its name. */
export function DayGroup({ day, openId, panelId, onSelect }: DayGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h3 className={styles.day} id={id}>
        {day.name}
      </h3>
      <ul className={styles.rows} aria-labelledby={id}>
        {day.transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            open={transaction.id === openId}
            panelId={panelId}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </div>
  );
}
