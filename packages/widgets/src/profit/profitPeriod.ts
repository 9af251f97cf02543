import { DAY, lagosDay, type StatementDays, statementMonth } from '@oja/core';

export const periodNames = ['today', 'week', 'this', 'last'] as const;
/** Today, seven days up to today, this month, the last one. */
export type PeriodName = (typeof periodNames)[number];

const WEEK_BEFORE = 6 * DAY;

/** The days of Lagos that a period has now. `now` in ms since 1970. */
export function daysOf(name: PeriodName, now: number): StatementDays {
  if (name === 'this' || name === 'last') return statementMonth(name, now);
  const today = lagosDay(now);
  return { first: name === 'today' ? today : lagosDay(now - WEEK_BEFORE), last: today };
}
