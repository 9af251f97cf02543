import { allSelling } from './categories.ts';

/** Beside a form: which of its services can be sold now. */
export const serviceHealth = {
  title: 'Service health',
  allWell: allSelling,
  allWellElse: 'Everything is working',
  down: 'Down',
  downSince: (when: string) => `Down since ${when}`,
  /** It can be sold, and has a notice. */
  slow: 'Slow',
  /** Where nothing newer has come. */
  old: (at: string) => `As of ${at}.`,
};
