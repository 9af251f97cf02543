import { type Age, createPlural } from '@oja/core';
import type { Catalogue } from '../catalogue.ts';

/** Not every browser knows the rules of Pidgin; those of English count alike from 1 on. */
const plural = createPlural(['pcm', 'en']);

const units: Readonly<Record<Age['unit'], string>> = { second: 'sec', minute: 'min', hour: 'h', day: 'day' };

/**
 * Nigerian Pidgin, as it is written in the news: what an agent reads in the middle of a sale comes first. Money words
 * stay close to the English ones, because receipts and support use those.
 */
export const pcm: Catalogue = {
  language: 'Naijá (Pidgin)',
  kit: {
    copy: 'Copy am',
    copied: 'E don copy',
    copyFailed: 'E no gree copy. Select am, copy am by hand.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    clearSearch: 'Clear search',
    loading: 'E dey load',
    dismiss: 'Comot am',
    close: 'Close am',
  },
  money: {
    'not-charged': 'We no charge you',
    held: 'We hold am, we dey confirm',
    charged: 'We don charge am',
    'refund-due': 'E fail, money never come back',
    refunded: 'Money don come back',
  },
  delivery: {
    delivered: 'E don land',
    waiting: 'We dey wait for network',
    failed: 'E no work',
  },
  problems: {
    client: 'Dem no accept wetin you send. Check wetin you enter, try again.',
    server: 'Di service get problem now. Try again after one minute.',
    timeout: 'Network take too long to answer. Try again.',
    connection: 'We no fit reach di service. Check your connection, try again.',
    network: 'You dey offline. Connect to internet, try again.',
    cancel: 'You stop am before e finish.',
    unknown: 'We no fit read di answer wey we get. Try again. If e continue, tell support.',
    noToken: 'We no fit sign in to di service. Load di page again. If e continue, tell support.',
  },
  time: {
    justNow: 'just now',
    ago: ({ count, unit }) => `${count} ${units[unit]} don pass`,
  },
  fieldIssues: {
    empty: (_, what) => `Enter di ${what}.`,
    letters: 'Dis number na only digits. Check am, type am again.',
    'too-short': ({ missing }) =>
      plural(missing, { one: 'E remain 1 digit.', other: `E remain ${missing} digits.` }),
    'too-long': ({ extra }) =>
      plural(extra, { one: '1 digit too many.', other: `${extra} digits too many.` }),
    'toll-free': 'You no fit load number wey start with 0800 or 0700. Enter mobile number.',
    landline: 'Dis one na landline. Enter mobile number.',
    foreign: 'Dis one no be Nigeria number. Enter one wey start with 0 or +234.',
    'not-mobile': 'Dis one no be mobile number. Mobile number dey start with 07, 08 or 09.',
  },
  purchase: {
    reviewTitle: 'Check am before you buy',
    youEarn: 'Your gain',
    balanceAfter: 'Wetin go remain',
    priceMoved: (before, now) => `Di price don change from ${before} to ${now}.`,
    short: (amount) => `E remain ${amount}`,
    shortBody: 'Your balance no reach for dis one. Wetin you enter still dey.',
    addMoney: 'Add money',
    checkBalance: 'Check balance again',
    offline: 'You dey offline. We no go send anything until you connect and press Buy.',
    sendingTitle: 'We dey send am',
    sending: 'E go take small seconds. No need to press again.',
    sendingSlow: 'Network slow. Your sale dey road, and you no go pay two times.',
    heldTitle: 'We dey wait for network',
    held: (price) => `We hold ${price}. No need to pay again.`,
    unknownTitle: 'We dey confirm your sale',
    unknown: (price) => `Network no answer. We hold ${price} as we dey confirm am. No need to pay again.`,
    unknownOffline: (price) =>
      `You dey offline. We hold ${price}, and we go confirm am once you come back. No need to pay again.`,
    checkNow: 'Check now',
    deliveredTitle: 'E don land',
    failedTitle: 'E no land',
    refunded: (price) => `Network no deliver am. ${price} don come back to your balance.`,
    refundDue: (price) =>
      `Network no deliver am, and ${price} never come back to your balance. Plenty refund dey come inside 24 hours. If e no come, report am with di reference of dis sale.`,
    failedNotCharged: 'Network no deliver am. We no charge you anything.',
    refusedTitle: 'We no sell am',
    neverArrived: 'Di sale no reach di service at all. We no charge you anything.',
    newPriceTitle: 'Di price don change',
    newPrice: (before, now) => `E be ${before} before, now na ${now}. We no charge you anything.`,
    reversedTitle: 'We don reverse di sale',
    reversed: (price) => `We don reverse di sale. ${price} don come back to your balance.`,
    duplicateTitle: 'You just sell dis one',
    duplicate: (plan, to) => `${plan} for ${to}: you buy am just now. You wan buy am again?`,
    duplicateOpen: (plan, to) => `${plan} for ${to}: we still dey confirm am. You wan buy am again?`,
    buyAgain: 'Buy am again',
    startAnother: 'Sell another one',
    sameAgain: 'Same number again',
    tryAgain: 'Try again',
  },
  walletBalance: {
    title: 'Balance',
    loading: 'Your balance dey load',
    slow: 'Network slow. Your balance dey road.',
    asOf: (at) => `as e be for ${at}`,
    asOfAge: (at, age) => `as e be for ${at}, ${age}`,
    show: 'Show balance',
    hide: 'Hide balance',
    hidden: 'Balance dey hide',
    refresh: 'Check balance again',
    addMoney: 'Add money',
    low: 'Balance don low',
    stale: 'We no fit check am again. Try again.',
    staleOffline: 'You dey offline.',
    failed: 'Your balance no come',
    tryAgain: 'Try again',
  },
  signIn: {
    title: 'Sign in make you sell',
    username: 'Phone, email or username',
    usernameMissing: 'Enter your phone number, email or username.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    submit: 'Sign in',
    forgot: 'You forget password?',
    newHere: 'You be new person?',
    register: 'Register',
    welcome: 'You don sign in',
  },
  login: {
    promises: {
      once: 'You no go ever pay two times for one sale.',
      money: 'You go always know where di money dey.',
      network: 'Bad network no go spoil anything.',
    },
  },
};
