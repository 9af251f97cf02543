import {
  type DaySales,
  lagosDay,
  type Problem,
  type Sales,
  type SalesPeriod,
  sumSales,
  WEEK,
} from '@oja/core';
import type { ResourceResult } from '../binding/useResource.ts';

/** What was sold, as far as it is known. */
export interface SalesSoFar {
  readonly list: ResourceResult<unknown>;
  /** More of it is on its way. */
  readonly isReading: boolean;
  /** Why it, or the rest of it, did not come. */
  readonly problem: Problem | null;
  readonly now: number;
  readonly today: Sales;
  readonly month: Sales;
  /** Seven days, today last. */
  readonly week: readonly DaySales[];
  /** Null where all sales are counted; else the oldest transaction that is, in ms since 1970. */
  readonly since: number | null;
  retry(): void;
}

/** The figures that are shown of these days, the oldest first, today last. */
export const salesSoFar = (days: readonly DaySales[], { firstOfMonth }: SalesPeriod) => ({
  today: sumSales(days.slice(-1)),
  month: sumSales(days.filter(({ day }) => day >= firstOfMonth)),
  week: days.slice(-WEEK),
});

/**
 * The first day that is counted, where not all of the last seven are: of that day itself only the later sales may be.
 * Null where all seven are counted.
 */
export function firstCounted({ since, week }: SalesSoFar): string | null {
  if (since === null) return null;
  const day = lagosDay(since);
  return day < (week[0]?.day ?? '') ? null : day;
}
