import { formatPrice } from '../format/money.ts';
import type { FieldIssue } from '../services/field.ts';
import type { EmailIssue } from '../validators/email.ts';
import type { MeterWarning } from '../validators/meter.ts';
import type { NameIssue } from '../validators/registration.ts';
import type { UsernameIssue } from '../validators/username.ts';
import { plural } from './plural.ts';

/** In kobo. */
const NAIRA = 100;

/** Every issue that a validator, or a field of a purchase form, finds in one typed value. */
export type Issue = FieldIssue | EmailIssue | NameIssue | UsernameIssue | MeterWarning;

/** A sentence, or how it is made where it has values in it. `what` is the thing's name inside a sentence: "meter number". */
export type IssueMessage<I extends Issue> = string | ((issue: I, what: string) => string);

/** A message for each kind of issue: what is wrong, or what to do. Exhaustive for the kinds of `I`. */
export type IssueMessages<I extends Issue = Issue> = {
  readonly [K in I['kind']]: IssueMessage<Extract<I, { kind: K }>>;
};

/** The English sentences for the fields of a purchase, short enough to stand under a field's label on a phone. */
export const fieldIssues = {
  empty: (_: unknown, what: string) => `Enter the ${what}.`,
  letters: 'This number has digits only. Check it and type it again.',
  characters: 'Use letters, digits, dashes and slashes only.',
  'too-short': ({ missing }: { readonly missing: number }) =>
    plural(missing, { one: '1 digit is missing.', other: `${missing} digits are missing.` }),
  'too-long': ({ extra }: { readonly extra: number }) =>
    plural(extra, { one: 'There is 1 digit too many.', other: `There are ${extra} digits too many.` }),
  'toll-free': 'Numbers that start with 0800 or 0700 can\u2019t be loaded. Enter a mobile number.',
  landline: 'This is a landline. Enter a mobile number.',
  foreign: 'This is not a Nigerian number. Enter one that starts with 0 or +234.',
  'not-mobile': 'This is not a mobile number. It starts with 07, 08 or 09.',
  'not-an-amount': 'Write an amount in naira, such as 1,500.',
  below: ({ least }) => `The least is ${formatPrice(least)}.`,
  above: ({ most }) => `The most is ${formatPrice(most)}.`,
  'off-step': ({ step, nearest }) =>
    `${step === NAIRA ? 'Whole naira only' : `In steps of ${formatPrice(step)}`}, such as ${formatPrice(nearest)}.`,
  'not-a-number': 'Write a whole number.',
  'too-few': ({ least }) => `At least ${least}.`,
  'too-many': ({ most }) => `${most} at most.`,
  'not-chosen': (_: unknown, what: string) => `Choose the ${what}.`,
  unavailable: ({ notice }) => notice ?? 'This can\u2019t be sold at the moment.',
  'check-digit': 'Look at the last digits again: this may be a slip. You can go on if it is right.',
} satisfies IssueMessages<FieldIssue | MeterWarning>;

/** The English sentences for what people type about themselves. */
export const accountIssues = {
  empty: (_: unknown, what: string) => `Enter your ${what}.`,
  invisible: 'This holds a character that can\u2019t be seen. Type it again.',
  'not-an-address': 'An email address looks like name@example.com. Check it.',
  'looks-like-email':
    'This is an email address. Choose a name without an @: you can sign in with your email too.',
  'looks-like-phone': 'This is a phone number. Choose another name: you can sign in with your number too.',
} satisfies IssueMessages<EmailIssue | NameIssue | UsernameIssue>;

/** Every English sentence. Another language is another object of this type. */
export const issueMessages: IssueMessages = { ...accountIssues, ...fieldIssues };
