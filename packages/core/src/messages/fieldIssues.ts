import { formatPrice } from '../format/money.ts';
import type { FieldIssue } from '../services/field.ts';
import type { MeterWarning } from '../validators/meter.ts';
import type { IssueMessages } from './issueMessages.ts';
import { phoneIssues } from './phoneIssues.ts';

/** In kobo. */
const NAIRA = 100;

/** The English sentences for the fields of a purchase, short enough to stand under a field's label on a phone. */
export const fieldIssues = {
  ...phoneIssues,
  characters: 'Use letters, digits, dashes and slashes only.',
  'not-an-amount': 'Enter an amount in naira, such as 1,500.',
  below: ({ least }) => `The minimum is ${formatPrice(least)}.`,
  above: ({ most }) => `The maximum is ${formatPrice(most)}.`,
  'off-step': ({ step, nearest }) =>
    `${step === NAIRA ? 'Whole naira only' : `In steps of ${formatPrice(step)}`}, such as ${formatPrice(nearest)}.`,
  'not-a-number': 'Enter a whole number.',
  'too-few': ({ least }) => `At least ${least}.`,
  'too-many': ({ most }) => `${most} at most.`,
  'not-chosen': (_: unknown, what: string) => `Choose the ${what}.`,
  unavailable: ({ notice }) => notice ?? 'This can\u2019t be sold at the moment.',
  'check-digit': 'Check the last digits. If they are right, continue.',
} satisfies IssueMessages<FieldIssue | MeterWarning>;
