import { HOUR } from '../../format/duration.ts';
import { lagosMoment } from '../../format/instant.ts';
import type { Kobo } from '../../money/kobo.ts';
import type { DaySales } from './salesByDay.ts';

/**
 * Returns how many hours the balance lasts if sales go on at the rate of `days` (oldest first, today last),
 * counted from the beginning of the first day with a sale. Returns `null` if nothing was sold. Amounts in
 * kobo, `now` in ms since 1970.
 */
export function hoursOfSalesLeft(balance: Kobo, days: readonly DaySales[], now: number): number | null {
  const first = days.find(({ amount }) => amount > 0);
  if (!first) return null;
  const sold = days.reduce((sum, { amount }) => sum + amount, 0);
  const begin = lagosMoment(first.day);
  // Counts at least one hour, because the first sale after midnight gives no meaningful rate.
  const hours = Math.max((now - begin) / HOUR, 1);
  return Math.max(0, balance) / (sold / hours);
}
