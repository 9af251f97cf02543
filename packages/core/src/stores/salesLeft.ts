import { HOUR } from '../format/duration.ts';
import { lagosMoment } from '../format/instant.ts';
import type { Kobo } from '../format/kobo.ts';
import type { DaySales } from './salesByDay.ts';

/**
 * How many hours the balance lasts if sales go on as in these days, the oldest first, today last: as long as `balance` is
 * spent at the money that was sold in an hour, since the day of the first of these sales began. `null` where nothing was
 * sold. Amounts in kobo, `now` in ms since 1970.
 */
export function hoursOfSalesLeft(balance: Kobo, days: readonly DaySales[], now: number): number | null {
  const first = days.find(({ amount }) => amount > 0);
  if (!first) return null;
  const sold = days.reduce((sum, { amount }) => sum + amount, 0);
  const begin = lagosMoment(first.day);
  // Of today at least an hour has to be over: the first sale after midnight is no rate.
  const hours = Math.max((now - begin) / HOUR, 1);
  return Math.max(0, balance) / (sold / hours);
}
