import { type Client, hoursOfSalesLeft, WEEK } from '@oja/core';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { salesSummary } from '../text/en/salesSummary.ts';
import type { SalesSoFar } from './salesSoFar.ts';

/** A day, in hours. */
const DAY_LONG = 24;
/** Hours from which the estimate is given in days. */
const TWO_DAYS = 2 * DAY_LONG;

/** Returns how long the balance lasts at this week's rate. Returns `null` if either is unknown or it lasts more than a week. */
export function useSalesLeft(client: Client, { week, since }: SalesSoFar): string | null {
  const words = useText({ salesSummary }).salesSummary;
  const wallet = useSignal(client.wallet.state).data;
  if (!wallet || since !== null) return null;
  const hours = hoursOfSalesLeft(wallet.balance, week, client.now());
  if (hours === null || hours > WEEK * DAY_LONG) return null;
  if (hours < 1) return words.lastsUnderAnHour;
  return hours < TWO_DAYS
    ? words.lastsHours(Math.floor(hours))
    : words.lastsDays(Math.floor(hours / DAY_LONG));
}
