import { plural } from '@oja/core';
import { formatCount } from '../formatCount.ts';

/** Sales of today, this month and the last seven days. */
export const salesSummary = {
  title: 'Sales',
  today: 'Today',
  month: 'This month',
  sales: (count: number) =>
    plural(count, { one: `${formatCount(count)} sale`, other: `${formatCount(count)} sales` }),
  noSales: 'No sales yet',
  earned: (amount: string) => `${amount} earned`,
  /** For a figure that does not include all sales. */
  atLeast: (figure: string) => `At least ${figure}`,
  /** Shown instead of the figures of a day that is not counted. */
  notCounted: 'not counted',
  week: 'Last 7 days',
  /** The chart as a sentence. `best` is the best day's amount, `day` its name. */
  chart: (total: string, best: string, day: string) =>
    `You sold ${total} in the last 7 days. Most on ${day}: ${best}.`,
  /** The same if the earlier days are not counted. */
  chartSince: (total: string, since: string) => `You sold at least ${total} since ${since}.`,
  onDay: (day: string, amount: string, sales: string) => `${day}: ${amount}, ${sales}`,
  nothing: 'Nothing sold in the last 7 days',
  nothingBody: 'Each day’s sales show here.',
  asTable: 'As a table',
  columns: { day: 'Day', sales: 'Sales', amount: 'Amount', earned: 'Earned' },
  loading: 'Loading your sales',
  slow: 'The network is slow. Your sales are on their way.',
  counting: 'So far. Older sales of this month are on their way.',
  soFar: (since: string) => `So far: only sales since ${since} are counted.`,
  stale: (at: string) => `as of ${at}. Could not be refreshed.`,
  staleOffline: (at: string) => `as of ${at}. You are offline.`,
  /** How long the balance lasts at the rate of the last seven days. */
  lastsUnderAnHour: 'At this week’s rate your balance lasts less than 1 hour.',
  lastsHours: (hours: number) =>
    plural(hours, {
      one: `At this week’s rate your balance lasts about ${hours} hour.`,
      other: `At this week’s rate your balance lasts about ${hours} hours.`,
    }),
  lastsDays: (days: number) =>
    plural(days, {
      one: `At this week’s rate your balance lasts about ${days} day.`,
      other: `At this week’s rate your balance lasts about ${days} days.`,
    }),
  failed: 'Could not load your sales.',
  tryAgain: 'Try again',
};
