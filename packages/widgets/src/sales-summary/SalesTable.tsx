import { formatPrice } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { dayName } from './SalesChart.tsx';
import * as styles from './SalesSummary.css.ts';
import { firstCounted, type SalesSoFar } from './salesSoFar.ts';

type SalesTableProps = Readonly<{ sales: SalesSoFar; words: Text['salesSummary'] }>;

/** The figures of the chart as a table, today first. */
export function SalesTable({ sales, words }: SalesTableProps) {
  const { week, now } = sales;
  const first = firstCounted(sales);
  const say = (day: string, figure: string) => (day === first ? words.atLeast(figure) : figure);
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
        {[...week].reverse().map(({ day, count, amount, commission }) => (
          <tr key={day}>
            <th scope="row">{dayName(day, now)}</th>
            {first !== null && day < first ? (
              <td colSpan={3}>{words.notCounted}</td>
            ) : (
              <>
                <td>{say(day, String(count))}</td>
                <td>{say(day, formatPrice(amount))}</td>
                <td>{say(day, formatPrice(commission))}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
