import { plural } from '@oja/core';
import { formTitles } from './categories.ts';

/** The purchase form of every category. */
export const purchaseForm = {
  titles: formTitles,
  title: (category: string) => `Buy ${category}`,
  phonePlaceholder: '11 digits',
  ported: (prefix: string, usual: string, chosen: string) =>
    `${prefix} is usually ${usual}. If the number was ported, keep ${chosen}.`,
  switchTo: (other: string) => `Use ${other}`,
  choose: (what: string) => `Choose the ${what}`,
  /** Note on a service that can't be sold now. */
  down: 'Down',
  downSince: (when: string) => `Down since ${when}`,
  /** Note on a service with a known problem that can still be sold. */
  slow: 'Slow',
  nameWith: (name: string, note: string) => `${name} (${note})`,
  downNow: (name: string) => `${name} is not available now. Try again later.`,
  searchPlans: (count: number) =>
    plural(count, { one: `Search ${count} plan`, other: `Search ${count} plans` }),
  kind: 'Kind of plan',
  every: 'All',
  validities: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  perGb: (price: string) => `${price}/GB`,
  found: (count: number) => plural(count, { one: `${count} plan`, other: `${count} plans` }),
  noneFound: 'No plan matches. Try other words.',
  showAll: 'Show all plans',
  showMore: (count: number) => `Show more (${count} left)`,
  noPlans: (name: string) => `${name} has no plans at the moment.`,
  numberFirst: 'Enter a number or choose a network to see its plans.',
  serviceFirst: (what: string) => `Choose the ${what} to see its plans.`,
  review: 'Review',
  loading: 'Loading the price list',
  stillLoading: 'The network is slow. The price list is still on its way.',
  noServices: 'Not available yet. Ask support to switch it on.',
  failed: 'Could not load the price list',
  old: (at: string) => `Prices as of ${at}. They are checked again before you pay.`,
  tryAgain: 'Try again',
};
