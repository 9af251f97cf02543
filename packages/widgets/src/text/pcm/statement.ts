import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

const figure = (count: number) => count.toLocaleString('en-NG');

/** The wallet statement. */
export const statement: Sections = {
  statement: {
    title: 'Statement',
    period: 'Period',
    periods: { this: 'Dis month', last: 'Last month', own: 'Choose days' },
    firstDay: 'First day',
    lastDay: 'Last day',
    missingDay: 'Choose one day.',
    backwards: 'Dis one dey before di first day. Choose di one wey come after am.',
    tooLong: 'Statement no fit pass one year. Choose first day wey near.',
    days: (first, last) => (first === last ? first : `${first} to ${last}`),
    of: (agent) => `Wallet of ${agent}`,
    opening: 'Balance as e start',
    moneyIn: 'Money wey enter',
    moneyOut: 'Money wey comot',
    closing: 'Balance as e end',
    kinds: { sale: 'Sales', refund: 'Refunds', funding: 'Money wey you add' },
    byKind: 'Total for each kind',
    kind: 'Kind',
    count: 'How many',
    amount: 'How much',
    movements: 'How money move',
    movement: 'Wetin happen',
    balance: 'Balance',
    showMore: (left) => `Show di other ${figure(left)}`,
    shown: (count) =>
      plural(count, { one: `${figure(count)} movement`, other: `${figure(count)} movements` }),
    empty: 'No money move for dis days',
    emptyBody: 'Sales, refunds and money wey you add go show here. Choose other days to see more.',
    print: 'Print am',
    download: 'Spreadsheet',
    lacking: 'Dis server no dey make statement.',
    loading: 'Your statement dey load',
    slow: 'Network slow. Your statement dey road.',
    failed: 'Your statement no load.',
    stale: (at) => `as e be for ${at}. We no fit check am again.`,
    tryAgain: 'Try again',
    file: {
      time: 'Time (Lagos)',
      name: 'Description',
      recipient: 'Who collect am',
      in: 'Money wey enter (NGN)',
      out: 'Money wey comot (NGN)',
      balance: 'Balance (NGN)',
      ref: 'Ref',
      opening: 'Balance as e start',
      closing: 'Balance as e end',
    },
  },
};
