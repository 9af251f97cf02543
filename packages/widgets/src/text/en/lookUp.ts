import { recipientRefused } from '@oja/core';

/** Whose number it is, in the form of a sale: apart from the form, so that an embed that looks nothing up does not carry it. */
export const lookUp = {
  checking: 'Looking it up',
  verified: 'Found',
  corrected: {
    prepaid: 'This is a prepaid meter. We switched the type for you.',
    postpaid: 'This is a postpaid meter. We switched the type for you.',
  },
  cannotBuy: recipientRefused,
  wrongNumber: (name: string) => `${name} does not know this number. Check it.`,
  trySibling: (name: string) => `Try ${name}`,
  lookAgain: 'Look it up again',
  notLookedUp: 'It could not be looked up',
  checksSpent: 'No more numbers can be looked up on this page for now',
  checksSpentBody:
    'It has looked up as many as one visit allows. Nothing was charged. Load the page again to go on. If that does not help, come back in 15 minutes or ask the shop.',
};
