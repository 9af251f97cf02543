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

/** The loaded sales, which may be partial. */
export interface SalesSoFar {
  readonly list: ResourceResult<unknown>;
  /** Whether more pages are loading. */
  readonly isLoading: boolean;
  /** Why the sales, or the rest of them, failed to load. */
  readonly problem: Problem | null;
  readonly now: number;
  readonly today: Sales;
  readonly month: Sales;
  /** Seven days, today last. */
  readonly week: readonly DaySales[];
  /** Time of the oldest counted transaction in ms since 1970; `null` if all sales are counted. */
  readonly since: number | null;
  retry(): void;
}

/** Returns the figures to show from these days. The days are sorted from the oldest to today. */
export const salesSoFar = (days: readonly DaySales[], { firstOfMonth }: SalesPeriod) => ({
  today: sumSales(days.slice(-1)),
  month: sumSales(days.filter(({ day }) => day >= firstOfMonth)),
  week: days.slice(-WEEK),
});

/**
 * Returns the first counted day if the last seven days are only partly counted. Early sales of that day may be missing.
 * Returns `null` if all seven days are counted.
 */
export function firstCounted({ since, week }: SalesSoFar): string | null {
  if (since === null) return null;
  const day = lagosDay(since);
  return day < (week[0]?.day ?? '') ? null : day;
}
