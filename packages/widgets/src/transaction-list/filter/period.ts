import { DAY, lagosDay, lagosMoment, type TransactionsFilter } from '@oja/core';

/** The periods that agents choose most often. */
export const periods = ['today', 'week', 'month', 'thisMonth'] as const;
export type Period = (typeof periods)[number];

/** A time range in ms since 1970, both ends included; `null` means unbounded. */
export type Stretch = Pick<TransactionsFilter, 'from' | 'to'>;

/** Returns the start of a day such as "2026-11-21" in Lagos; `null` if it is not a day. */
export function startOf(day: string): number | null {
  const at = lagosMoment(day);
  return Number.isNaN(at) ? null : at;
}

/** Returns the last millisecond of a day in Lagos; `null` if it is not a day. */
export function endOf(day: string): number | null {
  const start = startOf(day);
  return start === null ? null : start + DAY - 1;
}

/** Returns the range from the start of `first` to the end of `last`. */
const days = (first: string, last: string): Stretch => ({ from: startOf(first), to: endOf(last) });

function lastDayOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const stretches: Readonly<Record<Period, (today: string, now: number) => Stretch>> = {
  today: (today) => days(today, today),
  week: (today, now) => days(lagosDay(now - 6 * DAY), today),
  month: (today, now) => days(lagosDay(now - 29 * DAY), today),
  // Ends on the month's last day, so that it differs from `today` on the first of the month.
  thisMonth: (today) => days(`${today.slice(0, 7)}-01`, lastDayOfMonth(today)),
};

/** Returns the stretch of a period, as of `now` in ms since 1970. */
export const stretchOf = (period: Period, now: number): Stretch => stretches[period](lagosDay(now), now);

/** Returns the period of a stretch: `own` if none matches, `null` if the stretch is open at both ends. */
export function periodOf({ from, to }: Stretch, now: number): Period | 'own' | null {
  if (from === null && to === null) return null;
  const same = periods.find((period) => {
    const stretch = stretchOf(period, now);
    return stretch.from === from && stretch.to === to;
  });
  return same ?? 'own';
}
