import { plural } from '@oja/core';
import { refundTime } from './refundTime.ts';

/** A sale after the form: the review, and what became of it. */
export const purchase = {
  days: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
  reviewTitle: 'Check before you buy',
  to: 'To',
  youEarn: 'You earn',
  balanceAfter: 'Balance after',
  priceMoved: (before: string, now: string) => `The price moved from ${before} to ${now}.`,
  short: (amount: string) => `${amount} short`,
  shortBody: 'Your balance does not cover this sale. What you entered is kept.',
  addMoney: 'Add money',
  checkBalance: 'Check balance again',
  buy: (price: string) => `Buy \u00b7 ${price}`,
  change: 'Change',
  keepOpen: 'Keep this page open until the sale is done: this browser can\u2019t remember it.',
  offline: 'You are offline. Nothing is sent until you are connected and press Buy.',
  sendingTitle: 'Sending',
  sending: 'This takes a few seconds. You don\u2019t need to press again.',
  sendingSlow: 'The network is slow. Your sale is on its way, and you will not pay twice.',
  heldTitle: 'Waiting for the network',
  held: (price: string) => `${price} is held. You don\u2019t need to pay again.`,
  unknownTitle: 'Confirming your sale',
  unknown: (price: string) =>
    `The network did not answer. ${price} is held while we confirm. You don\u2019t need to pay again.`,
  unknownOffline: (price: string) =>
    `You are offline. ${price} is held, and we confirm as soon as you are back. You don\u2019t need to pay again.`,
  lastChecked: (ago: string) => `Last checked ${ago}`,
  nextCheck: (seconds: number) => `next in ${seconds} sec`,
  checkNow: 'Check now',
  deliveredTitle: 'Delivered',
  /** By how the goods reach the customer. */
  delivered: {
    directly: 'The network has loaded it. Your customer can use it now.',
    token: 'Give your customer the token below, to type into the meter.',
    pins: 'Give your customer what stands below.',
    /** Where no token came with it: a postpaid meter has none. */
    paid: 'The payment went through.',
  },
  failedTitle: 'Not delivered',
  refunded: (price: string) => `The network did not deliver. ${price} is back in your balance.`,
  refundDue: (price: string) =>
    `The network did not deliver, and we have not seen ${price} come back to your balance yet. ${refundTime}`,
  failedNotCharged: 'The network did not deliver. Nothing was charged.',
  refusedTitle: 'Not sold',
  notFound: (price: string) =>
    `We asked the service again, and it has no such sale. If ${price} leaves your balance later, report it with the reference.`,
  neverArrived: 'The sale never reached the service. Nothing was charged.',
  refused: (why: string) => `${why} Nothing was charged.`,
  newPriceTitle: 'The price has changed',
  newPrice: (before: string, now: string) => `It was ${before} and is now ${now}. Nothing was charged.`,
  reviewNewPrice: (now: string) => `Review at ${now}`,
  reversedTitle: 'Sale reversed',
  reversed: (price: string) => `The sale was reversed. ${price} is back in your balance.`,
  notJournaled:
    'This phone could not write the sale down, so nothing was sent. Free some space and try again.',
  duplicateTitle: 'You just sold this',
  duplicate: (plan: string, to: string) =>
    `${plan} for ${to} was bought a moment ago. Do you want to buy it again?`,
  duplicateOpen: (plan: string, to: string) =>
    `${plan} for ${to} is still being confirmed. Do you want to buy it again?`,
  showEarlier: 'Show that sale',
  buyAgain: 'Buy it again',
  needsReviewTitle: 'Please look for yourself',
  needsReview: 'We could not find out what became of this sale. Ask the customer, or look in the list below.',
  candidates: 'Sales that may be this one',
  itArrived: 'It was delivered',
  itDidNot: 'It was not delivered',
  endedElsewhere:
    'Another tab on this device saw how this sale ended. Its receipt can’t be loaded right now.',
  settledTitle: 'Closed by you',
  settledDelivered: 'You said that it was delivered.',
  settledRefused: 'You said that it was not delivered. If money is missing, tell support.',
  giveReceipt: 'Give a receipt',
  tellCustomer: 'Tell the customer',
  startAnother: 'Sell another',
  sameAgain: 'Same number again',
  tryAgain: 'Try again',
  reference: 'Reference',
  refundRef: 'Refund reference',
  refundedAt: 'Refunded on',
  time: 'Time',
};
