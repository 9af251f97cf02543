import { formatPrice } from '../money/kobo.ts';
import type { AmountIssue } from '../validators/amount.ts';
import type { IssueMessages } from './formatIssue.ts';
import { phoneIssues } from './phoneIssues.ts';

/** In kobo. */
const NAIRA = 100;

/** The English sentences for an amount. */
export const amountIssues = {
  empty: phoneIssues.empty,
  'not-an-amount': 'Enter an amount in naira, such as 1,500.',
  below: ({ least }) => `The minimum is ${formatPrice(least)}.`,
  above: ({ most }) => `The maximum is ${formatPrice(most)}.`,
  'off-step': ({ step, nearest }) =>
    `${step === NAIRA ? 'Whole naira only' : `In steps of ${formatPrice(step)}`}, such as ${formatPrice(nearest)}.`,
} satisfies IssueMessages<AmountIssue>;
