import { recipientRefused } from '@oja/core';

/** The owner of a number, in the purchase form. Separate, so that embeds without this check do not bundle it. */
export const lookUp = {
  checking: 'Checking the number',
  verified: 'Found',
  corrected: {
    prepaid: 'This is a prepaid meter. We switched the type for you.',
    postpaid: 'This is a postpaid meter. We switched the type for you.',
  },
  cannotBuy: recipientRefused,
  wrongNumber: (name: string) => `${name} does not know this number. Check it.`,
  trySibling: (name: string) => `Try ${name}`,
  lookAgain: 'Check the number again',
  notLookedUp: 'We could not check the number',
  checksSpent: 'You can’t check more numbers on this page for now',
  checksSpentBody:
    'You have checked as many as one visit allows. Nothing was charged. Reload the page to continue. If that does not help, come back in 15 minutes or ask the shop.',
};
