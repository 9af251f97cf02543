import { sumSales } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { SalesChart } from './SalesChart.tsx';
import * as styles from './SalesSummary.css.ts';
import { firstCounted, type SalesSoFar } from './salesSoFar.ts';

type SalesWeekProps = Readonly<{
  /** `null` while loading. */
  sales: SalesSoFar | null;
  words: Text['salesSummary'];
}>;

/** The chart, its placeholder or the empty state, all of the same height. */
export function SalesWeek({ sales, words }: SalesWeekProps) {
  if (sales === null) {
    return (
      <div className={styles.place}>
        <Skeleton height="100%" />
      </div>
    );
  }
  if (sumSales(sales.week).amount === 0 && firstCounted(sales) === null) {
    return (
      <div className={styles.nothing}>
        <p className={styles.nothingTitle}>{words.nothing}</p>
        <p className={styles.nothingBody}>{words.nothingBody}</p>
      </div>
    );
  }
  return <SalesChart sales={sales} words={words} />;
}
