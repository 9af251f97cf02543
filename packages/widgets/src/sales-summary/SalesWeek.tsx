import { type DaySales, sumSales } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { Skeleton } from '../ui/skeleton/Skeleton.tsx';
import { SalesChart } from './SalesChart.tsx';
import * as styles from './SalesSummary.css.ts';

type SalesWeekProps = Readonly<{
  /** Null: not yet known. */
  week: readonly DaySales[] | null;
  now: number;
  words: Text['salesSummary'];
}>;

/** The chart, or what stands in its place: of one height. */
export function SalesWeek({ week, now, words }: SalesWeekProps) {
  if (week === null) {
    return (
      <div className={styles.place}>
        <Skeleton height="100%" />
      </div>
    );
  }
  if (sumSales(week).amount === 0) {
    return (
      <div className={styles.nothing}>
        <p className={styles.nothingTitle}>{words.nothing}</p>
        <p className={styles.nothingBody}>{words.nothingBody}</p>
      </div>
    );
  }
  return <SalesChart week={week} now={now} words={words} />;
}
