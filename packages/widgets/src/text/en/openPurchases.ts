import { plural } from '@oja/core';

/** Purchases without a final status, on the home and support screens. */
export const openPurchases = {
  label: 'Open sales',
  title: (count: number) => `Needs attention (${count})`,
  held: (total: string) => `${total} is held while we confirm. Don\u2019t sell these again.`,
  sale: (plan: string, to: string) => (to ? `${plan} for ${to}` : plan),
  since: (time: string, age: string) => `since ${time}, ${age}`,
  /** A line that summarises them and expands. */
  line: {
    loading: 'Checking open sales',
    none: 'No open sales',
    unknown: 'Open sales not checked',
    held: (total: string) => `${total} held`,
  },
  loading: 'Checking which of your sales are open',
  none: 'You have no open sales.',
  noneOfLatest: (count: number) =>
    plural(count, {
      one: `Your latest ${count} transaction is not open. We could not check older ones.`,
      other: `None of your latest ${count} transactions is open. We could not check older ones.`,
    }),
  onlyLatest: (count: number) =>
    `We checked your latest ${count} transactions only. Older ones may be open too.`,
  asOf: (at: string) => `Checked at ${at}`,
  unknown: 'We could not check which sales are open',
  unknownNever: (why: string) => `${why} Sales made on another device may be missing here.`,
  unknownSince: (why: string, at: string) => `${why} Last checked at ${at}.`,
  tryAgain: 'Try again',
};
