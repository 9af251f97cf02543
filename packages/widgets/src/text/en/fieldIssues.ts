import { type FieldIssue, formatPrice, type IssueMessages, type PhoneIssue } from '@oja/core';
import { digitIssues } from './digitIssues.ts';

/** In kobo. */
const NAIRA = 100;

/** Issues that only a phone number has: `phoneIssues` has their messages. */
type PhoneOnly = Exclude<PhoneIssue, { kind: 'empty' | 'letters' | 'too-short' | 'too-long' }>;

/** What is wrong with a field of a purchase, and what to do. `what` is the field's label as it stands in a sentence. */
export const fieldIssues = {
  ...digitIssues,
  empty: (_: unknown, what: string) => `Enter the ${what}.`,
  letters: 'This number has digits only. Check it and type it again.',
  characters: 'Use letters, digits, dashes and slashes only.',
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
} satisfies IssueMessages<Exclude<FieldIssue, PhoneOnly>>;
