import { formatPrice } from '../format/money.ts';
import type { FieldIssue } from '../services/field.ts';
import type { EmailIssue } from '../validators/email.ts';
import type { MeterWarning } from '../validators/meter.ts';
import type { NameIssue } from '../validators/registration.ts';
import type { UsernameIssue } from '../validators/username.ts';

/** In kobo. */
const NAIRA = 100;

/** Every issue that a validator, or a field of a purchase form, finds in one typed value. */
export type Issue = FieldIssue | EmailIssue | NameIssue | UsernameIssue | MeterWarning;

/** A sentence, or how it is made where it has values in it. `what` is the thing's name inside a sentence: "meter number". */
export type IssueMessage<I extends Issue> = string | ((issue: I, what: string) => string);

/** A message for each kind of issue: what is wrong and what to do. Exhaustive for the kinds of `I`. */
export type IssueMessages<I extends Issue = Issue> = {
  readonly [K in I['kind']]: IssueMessage<Extract<I, { kind: K }>>;
};

/** The English sentences. Another language is another object of this type. */
export const issueMessages: IssueMessages = {
  empty: (_, what) => `The ${what} is missing. Enter it.`,
  invisible: (_, what) => `The ${what} holds a character that can\u2019t be seen. Enter it again.`,
  letters: (_, what) => `The ${what} has digits only. Check it and type it again.`,
  characters: (_, what) =>
    `The ${what} has letters, digits, dashes and slashes only. Check it and type it again.`,
  'too-short': ({ missing }, what) => `The ${what} is too short by ${missing}. Check it and type all of it.`,
  'too-long': ({ extra }, what) => `The ${what} is too long by ${extra}. Check it and type it again.`,
  'toll-free': 'Numbers that start with 0800 or 0700 can\u2019t be loaded. Enter a mobile number.',
  landline: 'This is a landline. Enter a mobile number.',
  foreign: 'This is not a Nigerian number. Enter one that starts with 0 or +234.',
  'not-mobile': 'This is not a mobile number. Enter one that starts with 07, 08 or 09.',
  'not-an-amount': 'This is not an amount in naira. Enter one such as 1,500 or 1500.50.',
  below: ({ least }) => `This is too little. Enter ${formatPrice(least)} or more.`,
  above: ({ most }) => `This is too much. Enter ${formatPrice(most)} or less.`,
  'off-step': ({ step, nearest }) =>
    `This is not ${step === NAIRA ? 'in whole naira' : `a multiple of ${formatPrice(step)}`}. Enter ${formatPrice(nearest)}, for example.`,
  'not-a-number': 'This is not a whole number. Enter one such as 3.',
  'too-few': ({ least }) => `This is too few. Enter ${least} or more.`,
  'too-many': ({ most }) => `This is too many. Enter ${most} or fewer.`,
  'not-chosen': (_, what) => `No ${what} is chosen. Choose one.`,
  unavailable: ({ notice }, what) =>
    `This ${what} can\u2019t be sold at the moment${notice ? `: ${notice.replace(/\.$/, '')}` : ''}. Choose another, or try again later.`,
  'not-an-address': 'This is not an email address. Enter one that looks like name@example.com.',
  'looks-like-email':
    'A username can\u2019t be an email address. Choose another: you can sign in with either.',
  'looks-like-phone': 'A username can\u2019t be a phone number. Choose another: you can sign in with either.',
  'check-digit': (_, what) => `The ${what} may be mistyped. Compare it with the meter, digit by digit.`,
};
