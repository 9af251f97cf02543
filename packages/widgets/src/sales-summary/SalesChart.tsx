import { type DaySales, formatDay, formatPrice, formatWeekday, sumSales } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import * as styles from './SalesSummary.css.ts';
import { noonOf } from './salesPeriod.ts';

type SalesChartProps = Readonly<{ week: readonly DaySales[]; now: number; words: Text['salesSummary'] }>;

/** "Sat 21 Nov". */
export const dayName = (day: string, now: number): string =>
  `${formatWeekday(noonOf(day))} ${formatDay(noonOf(day), now)}`;

/** A bar for each of seven days, today's last; said as one sentence. The figures of each day are in the table. */
export function SalesChart({ week, now, words }: SalesChartProps) {
  const best = week.reduce((most, day) => (day.amount > most.amount ? day : most));
  const sentence = words.chart(
    formatPrice(sumSales(week).amount),
    formatPrice(best.amount),
    dayName(best.day, now),
  );
  return (
    <div className={styles.chart} role="img" aria-label={sentence}>
      <div className={styles.most}>{formatPrice(best.amount)}</div>
      <div className={styles.plot}>
        {week.map(({ day, amount, count }, at) => (
          <div
            key={day}
            className={styles.column}
            title={words.onDay(dayName(day, now), formatPrice(amount), words.sales(count))}
          >
            <div
              className={at === week.length - 1 ? styles.barToday : styles.bar}
              data-sold={amount > 0}
              style={{ height: `${(amount / best.amount) * 100}%` }}
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
