import type { VirtualItem } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { DayTotals } from '../rows/DayGroup.tsx';
import { type RowsProps, rowPropsOf } from '../rows/rows.ts';
import { TransactionRow } from '../rows/TransactionRow.tsx';
import * as styles from '../TransactionList.css.ts';
import { type DrawnDay, drawnDaysOf, type Entry } from './entries.ts';

type VirtualRowsProps = RowsProps &
  Readonly<{
    /** Ref of the element at whose top the rows start. */
    top: RefObject<HTMLDivElement | null>;
    entries: readonly Entry[];
    drawn: readonly VirtualItem[];
    /** Height of the whole list, in px. */
    height: number;
    margin: number;
    measure: (element: HTMLElement | null) => void;
    focus: (key: string | null) => void;
  }>;

/** The rendered part of a virtualised list, with each line at its position in the whole list. */
export function VirtualRows(props: VirtualRowsProps) {
  const { top, entries, drawn, height, margin, ...rows } = props;
  return (
    <div
      ref={top}
      className={styles.windowed}
      style={{
        paddingBlockStart: (drawn[0]?.start ?? margin) - margin,
        paddingBlockEnd: height - ((drawn.at(-1)?.end ?? margin) - margin),
      }}
    >
      {drawnDaysOf(drawn, entries).map((drawnDay) => (
        <VirtualDay key={drawnDay.day.day} drawnDay={drawnDay} {...rows} />
      ))}
    </div>
  );
}

type VirtualDayProps = Omit<RowsProps, 'days'> &
  Pick<VirtualRowsProps, 'measure' | 'focus'> &
  Readonly<{ drawnDay: DrawnDay }>;

function VirtualDay({ drawnDay: { day, head, rows }, measure, focus, ...group }: VirtualDayProps) {
  const id = `${group.panelId}-${day.day}`;
  return (
    <div>
      <div
        ref={measure}
        data-index={head.index}
        className={head.index === 0 ? styles.day : styles.nextDay}
        style={{ marginBlockStart: head.gap }}
      >
        <h3 id={id} className={styles.dayName}>
          {day.name}
        </h3>
        {day.isWhole && <DayTotals day={day} {...group} />}
      </div>
      <ul className={styles.rows} aria-labelledby={id}>
        {rows.map(({ index, gap, entry: { transaction, place } }) => (
          <TransactionRow
            key={transaction.id}
            {...rowPropsOf(transaction, group)}
            index={index}
            gap={gap}
            place={place}
            of={day.transactions.length}
            measure={measure}
            focus={focus}
          />
        ))}
      </ul>
    </div>
  );
}
