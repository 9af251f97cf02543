import { formatPrice } from '@oja/core';
import { useMemo } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import type { Day } from './byDay.ts';
import { dayTotals } from './dayTotals.ts';
import type { RowsProps } from './rows.ts';
import * as styles from './TransactionList.css.ts';

type DayTotalsProps = Pick<RowsProps, 'links' | 'failedPurchases'> & Readonly<{ day: Day }>;

/** The sold, earned and refunded amounts of a day. Omits zeros. */
export function DayTotals({ day, links, failedPurchases }: DayTotalsProps) {
  const words = useText({ transactions }).transactions;
  const { sold, earned, refunded } = useMemo(
    () => dayTotals(day, links, failedPurchases),
    [day, links, failedPurchases],
  );
  return (
    <span className={styles.totals}>
      {sold > 0 && <span>{words.daySold(formatPrice(sold))}</span>}
      {earned > 0 && <span>{words.earned(formatPrice(earned))}</span>}
      {refunded > 0 && <span>{words.dayRefunded(formatPrice(refunded))}</span>}
    </span>
  );
}
