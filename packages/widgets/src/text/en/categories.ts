import type { Category } from '@oja/core';

/**
 * A word for each category. A new category does not compile without all of them. The agent's first screens have separate
 * sections (`dashboard`, `home`, `transactions`), so that they do not load this file.
 */
export type CategoryWords = Readonly<Record<Category, string>>;

/** Names of the categories in lists. */
export const categoryNames: CategoryWords = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Electricity',
  cable: 'Cable TV',
  'result-checker': 'Exam pins',
  'recharge-card': 'Recharge cards',
};

/** Titles of the purchase forms. */
export const formTitles: CategoryWords = {
  data: 'Buy data',
  airtime: 'Buy airtime',
  electricity: 'Pay for electricity',
  cable: 'Pay for TV',
  'result-checker': 'Buy exam pins',
  'recharge-card': 'Buy recharge cards',
};

/** Column heading of the services in a price list. */
export const serviceKinds: CategoryWords = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'TV provider',
  'result-checker': 'Exam',
  'recharge-card': 'Network',
};

/** Shown if no service is down. */
export const allSelling: CategoryWords = {
  data: 'All networks are working',
  airtime: 'All networks are working',
  electricity: 'All discos are working',
  cable: 'All TV providers are working',
  'result-checker': 'All exam pins are available',
  'recharge-card': 'All recharge cards are available',
};

/** Label of the item on a receipt. */
export const receiptItems: CategoryWords = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Exam',
  'recharge-card': 'Card',
};

/** Label of the recipient on a receipt. */
export const receiptRecipients: CategoryWords = {
  data: 'Phone',
  airtime: 'Phone',
  electricity: 'Meter',
  cable: 'Card number',
  'result-checker': 'For',
  'recharge-card': 'For',
};
