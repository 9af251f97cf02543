import { lagosDay } from '../../format/date.ts';
import { DAY, HOUR } from '../../format/duration.ts';
import { lagosMoment } from '../../format/instant.ts';

/** Times in ms since 1970. */
export interface SalesPeriod {
  /** The start of the month, or of the last seven days if they begin earlier. */
  readonly from: number;
  /** A time on the current day. */
  readonly to: number;
  /** "2026-11-01". */
  readonly firstOfMonth: string;
}

/** In days. */
export const WEEK = 7;

/**
 * Returns noon of a day in Lagos such as "2026-11-21", in ms since 1970: it falls on that day in most time
 * zones. NaN if it is not a day.
 */
export const noonOf = (day: string): number => lagosMoment(day, '12:00');

/** Returns the period that covers today, its month and the last seven days. */
export function salesPeriodOf(today: string): SalesPeriod {
  const to = noonOf(today);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const firstOfWeek = lagosDay(to - (WEEK - 1) * DAY);
  const first = firstOfWeek < firstOfMonth ? firstOfWeek : firstOfMonth;
  return { from: noonOf(first) - 12 * HOUR, to, firstOfMonth };
}

/** Whole days in Lagos as "2026-11-01": both are included. */
export interface StatementDays {
  readonly first: string;
  readonly last: string;
}

/** Returns this month up to today, or the whole previous month. `now` in ms since 1970. */
export function statementMonth(which: 'this' | 'last', now: number): StatementDays {
  const today = lagosDay(now);
  const first = `${today.slice(0, 7)}-01`;
  if (which === 'this') return { first, last: today };
  const last = lagosDay(noonOf(first) - DAY);
  return { first: `${last.slice(0, 7)}-01`, last };
}
