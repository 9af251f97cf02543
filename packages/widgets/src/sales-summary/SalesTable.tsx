import { type DaySales, formatPrice } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { dayName } from './SalesChart.tsx';
import * as styles from './SalesSummary.css.ts';

type SalesTableProps = Readonly<{ week: readonly DaySales[]; now: number; words: Text['salesSummary'] }>;

/** What the chart shows, in figures, today first. */
export function SalesTable({ week, now, words }: SalesTableProps) {
  const { columns } = words;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.week}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.sales}</th>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.earned}</th>
        </tr>
      </thead>
      <tbody>
        {week.toReversed().map(({ day, count, amount, commission }) => (
          <tr key={day}>
            <th scope="row">{dayName(day, now)}</th>
            <td>{count}</td>
            <td>{formatPrice(amount)}</td>
            <td>{formatPrice(commission)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
