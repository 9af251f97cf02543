import { plural } from '@oja/core';

/** The purchases that have not ended: on the home page and on the support page. */
export const openPurchases = {
  label: 'Open sales',
  title: (count: number) => `Needs attention (${count})`,
  held: (total: string) => `${total} is held until we know the end. Don\u2019t sell these a second time.`,
  sale: (plan: string, to: string) => (to ? `${plan} for ${to}` : plan),
  since: (time: string, age: string) => `since ${time}, ${age}`,
  loading: 'Asking the server which of your sales are open',
  none: 'No sale is open. Every one of yours has ended.',
  noneOfLatest: (count: number) =>
    plural(count, {
      one: 'Your latest sale is not open. We could not look at older ones.',
      other: `None of your latest ${count} transactions is open. We could not look at older ones.`,
    }),
  onlyLatest: (count: number) =>
    `We looked at your latest ${count} transactions only. Older ones may be open too.`,
  asOf: (at: string) => `Checked at ${at}`,
  unknown: 'We could not ask the server which sales are open',
  unknownNever: (why: string) => `${why} Sales made on another device may be missing here.`,
  unknownSince: (why: string, at: string) => `${why} This is what we knew at ${at}.`,
  tryAgain: 'Try again',
};
