import type { Category } from '@oja/core';

/** The words of each category: a category that is added doesn't compile until it has all of them. */
type Words = Readonly<Record<Category, string>>;

/** What a category is called in a list. */
export const categoryNames: Words = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Electricity',
  cable: 'Cable TV',
  'result-checker': 'Exam pins',
};

/** What its screen is called: in its heading, in the tab, in the menu and on the way to it. */
export const categoryScreens = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Electricity Bill',
  cable: 'Cable Subscription',
  'result-checker': 'Result Checker',
} satisfies Words;

/** As short as a tile on a phone needs. */
export const categoryTiles: Words = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Power',
  cable: 'TV',
  'result-checker': 'Pins',
};

/** Above the form of a sale. */
export const formTitles: Words = {
  data: 'Buy data',
  airtime: 'Buy airtime',
  electricity: 'Pay for electricity',
  cable: 'Pay for TV',
  'result-checker': 'Buy exam pins',
};

/** Above the names of the services in a price list. */
export const serviceKinds: Words = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'TV provider',
  'result-checker': 'Exam',
};

/** Where none of the services is down. */
export const allSelling: Words = {
  data: 'All networks are selling',
  airtime: 'All networks are selling',
  electricity: 'All discos are selling',
  cable: 'All TV providers are selling',
  'result-checker': 'All exams are selling',
};

/** Beside the name of what was sold, on a receipt. */
export const receiptItems: Words = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Exam',
};

/** Beside the recipient, on a receipt. */
export const receiptRecipients: Words = {
  data: 'Phone',
  airtime: 'Phone',
  electricity: 'Meter',
  cable: 'Card number',
  'result-checker': 'For',
};
