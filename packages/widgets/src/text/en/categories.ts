import type { Category } from '@oja/core';

/**
 * The words of each category: a category that is added doesn't compile until it has all of them. What the first pages
 * of an agent show stands in their own sections (`dashboard`, `home`, `transactions`), so that they load nothing of this.
 */
export type CategoryWords = Readonly<Record<Category, string>>;

/** What a category is called in a list. */
export const categoryNames: CategoryWords = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Electricity',
  cable: 'Cable TV',
  'result-checker': 'Exam pins',
  'recharge-card': 'Recharge cards',
};

/** Above the form of a sale. */
export const formTitles: CategoryWords = {
  data: 'Buy data',
  airtime: 'Buy airtime',
  electricity: 'Pay for electricity',
  cable: 'Pay for TV',
  'result-checker': 'Buy exam pins',
  'recharge-card': 'Buy recharge cards',
};

/** Above the names of the services in a price list. */
export const serviceKinds: CategoryWords = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'TV provider',
  'result-checker': 'Exam',
  'recharge-card': 'Network',
};

/** Where none of the services is down. */
export const allSelling: CategoryWords = {
  data: 'All networks are working',
  airtime: 'All networks are working',
  electricity: 'All discos are working',
  cable: 'All TV providers are working',
  'result-checker': 'All exam pins are available',
  'recharge-card': 'All recharge cards are available',
};

/** Beside the name of what was sold, on a receipt. */
export const receiptItems: CategoryWords = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Exam',
  'recharge-card': 'Card',
};

/** Beside the recipient, on a receipt. */
export const receiptRecipients: CategoryWords = {
  data: 'Phone',
  airtime: 'Phone',
  electricity: 'Meter',
  cable: 'Card number',
  'result-checker': 'For',
  'recharge-card': 'For',
};
