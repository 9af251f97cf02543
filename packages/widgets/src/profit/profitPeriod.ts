import { DAY, lagosDay, type StatementDays, statementMonth } from '@oja/core';

export const periodNames = ['today', 'week', 'this', 'last'] as const;
/** Today, the seven days up to today, this month, or the last month. */
export type PeriodName = (typeof periodNames)[number];

const WEEK_BEFORE = 6 * DAY;

/** Returns the first and the last day of a period in Lagos time. `now` is in ms since 1970. */
export function daysOf(name: PeriodName, now: number): StatementDays {
  if (name === 'this' || name === 'last') return statementMonth(name, now);
  const today = lagosDay(now);
  return { first: name === 'today' ? today : lagosDay(now - WEEK_BEFORE), last: today };
}
