import { formatDay, formatPrice, formatWeekday, noonOf, sumSales } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import * as styles from './SalesSummary.css.ts';
import { firstCounted, type SalesSoFar } from './salesSoFar.ts';

type SalesChartProps = Readonly<{ sales: SalesSoFar; words: Text['salesSummary'] }>;

/** For example "Sat 21 Nov". */
export const dayName = (day: string, now: number): string =>
  `${formatWeekday(noonOf(day))} ${formatDay(noonOf(day), now)}`;

/** A bar chart of the last seven days, today last, with one sentence as its label. The table has the figures of each day. */
export function SalesChart({ sales, words }: SalesChartProps) {
  const { week, now } = sales;
  const first = firstCounted(sales);
  const total = formatPrice(sumSales(week).amount);
  const best = week.reduce((most, day) => (day.amount > most.amount ? day : most));
  const sentence =
    first === null
      ? words.chart(total, formatPrice(best.amount), dayName(best.day, now))
      : words.chartSince(total, dayName(first, now));
  return (
    <div className={styles.chart} role="img" aria-label={sentence}>
      <div className={styles.most}>{formatPrice(best.amount)}</div>
      <div className={styles.plot}>
        {week.map(({ day, amount, count }, at) => (
          <div
            key={day}
            className={styles.column}
            title={
              first !== null && day <= first
                ? undefined
                : words.onDay(dayName(day, now), formatPrice(amount), words.sales(count))
            }
          >
            <div
              className={at === week.length - 1 ? styles.barToday : styles.bar}
              data-sold={amount > 0}
              style={{ height: `${(amount / Math.max(1, best.amount)) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <div className={styles.days}>
        {week.map(({ day }, at) => (
          <span key={day} className={at === week.length - 1 ? styles.dayToday : styles.day}>
            {formatWeekday(noonOf(day))}
          </span>
        ))}
      </div>
    </div>
  );
}
