import { allSelling } from './categories.ts';

/** Service health of a category, next to its form. */
export const serviceHealth = {
  title: 'Service health',
  allWell: allSelling,
  allWellElse: 'Everything is working',
  down: 'Down',
  downSince: (when: string) => `Down since ${when}`,
  /** For a service that can be sold but has a notice. */
  slow: 'Slow',
  /** Shown for an outdated status. */
  old: (at: string) => `As of ${at}.`,
};
