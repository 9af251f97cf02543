import type { VirtualItem } from '@tanstack/react-virtual';
import type { RowsProps } from '../rows.ts';
import * as styles from '../TransactionList.css.ts';
import { TransactionRow } from '../TransactionRow.tsx';
import { type Entry, type Piece, piecesOf } from './entries.ts';

type PiecesProps = RowsProps &
  Readonly<{
    entries: readonly Entry[];
    drawn: readonly VirtualItem[];
    /** Of the whole list, in px. */
    height: number;
    margin: number;
    measure: (element: HTMLElement | null) => void;
    focus: (key: string | null) => void;
  }>;

/** What is drawn of a long list, each line where it would be if all were. */
export function Pieces({ entries, drawn, height, margin, measure, focus, ...rows }: PiecesProps) {
  return (
    <div
      className={styles.windowed}
      style={{
        paddingBlockStart: (drawn[0]?.start ?? margin) - margin,
        paddingBlockEnd: height - ((drawn.at(-1)?.end ?? margin) - margin),
      }}
    >
      {piecesOf(drawn, entries).map((piece) => (
        <DayPiece key={piece.day.day} piece={piece} measure={measure} focus={focus} {...rows} />
      ))}
    </div>
  );
}

type DayPieceProps = Omit<RowsProps, 'days'> &
  Pick<PiecesProps, 'measure' | 'focus'> &
  Readonly<{ piece: Piece }>;

function DayPiece({
  piece: { day, head, rows },
  measure,
  focus,
  openId,
  panelId,
  links,
  failedPurchases,
  imageBase,
  onSelect,
}: DayPieceProps) {
  const id = `${panelId}-${day.day}`;
  return (
    <div>
      <h3
        id={id}
        ref={measure}
        data-index={head.index}
        className={head.index === 0 ? styles.day : styles.nextDay}
        style={{ marginBlockStart: head.gap }}
      >
        {day.name}
      </h3>
      <ul className={styles.rows} aria-labelledby={id}>
        {rows.map(({ index, gap, entry: { transaction, place } }) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            sale={links.saleOf(transaction)}
            refund={links.refundOf(transaction)}
            failedPurchases={failedPurchases}
            open={transaction.id === openId}
            panelId={panelId}
            imageBase={imageBase}
            onSelect={onSelect}
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
