import { allSelling } from './categories.ts';

/** Beside a form: which of its services can be sold now. */
export const serviceHealth = {
  title: 'Service health',
  allWell: allSelling,
  allWellElse: 'Everything is selling',
  down: 'Not selling now',
  notice: 'Selling',
  /** Where nothing newer has come. */
  old: (at: string) => `As of ${at}.`,
};
