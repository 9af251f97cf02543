import { plural, statementHeadings } from '@oja/core';
import { formatCount } from '../formatCount.ts';

/** The wallet statement. */
export const statement = {
  title: 'Statement',
  period: 'Period',
  periods: { this: 'This month', last: 'Last month', own: 'Choose days' },
  firstDay: 'First day',
  lastDay: 'Last day',
  missingDay: 'Choose a day.',
  backwards: 'This is before the first day. Choose a later one.',
  tooLong: 'A statement covers one year at most. Choose a later first day.',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  /** Heading on screen and in print. */
  of: (agent: string) => `Wallet of ${agent}`,
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  kinds: { sale: 'Sales', refund: 'Refunds', funding: 'Money added' },
  byKind: 'Totals by kind',
  kind: 'Kind',
  count: 'Count',
  amount: 'Amount',
  movements: 'Movements',
  movement: 'Movement',
  balance: 'Balance',
  showMore: (left: number) => `Show the other ${formatCount(left)}`,
  shown: (count: number) =>
    plural(count, { one: `${formatCount(count)} movement`, other: `${formatCount(count)} movements` }),
  empty: 'No money moved in these days',
  emptyBody: 'Sales, refunds and money added show here. Choose other days to see more.',
  print: 'Print',
  download: 'Spreadsheet',
  lacking: 'Statements are not available here.',
  loading: 'Loading your statement',
  slow: 'The network is slow. Your statement is on its way.',
  failed: 'Could not load your statement.',
  stale: (at: string) => `as of ${at}. Could not be refreshed.`,
  tryAgain: 'Try again',
  file: statementHeadings,
};
