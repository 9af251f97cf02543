import type { QuantityIssue } from '../validators/quantity.ts';
import type { IssueMessages } from './formatIssue.ts';
import { phoneIssues } from './phoneIssues.ts';

/** The English sentences for a quantity. */
export const quantityIssues = {
  empty: phoneIssues.empty,
  'not-a-number': 'Enter a whole number.',
  'too-few': ({ least }) => `At least ${least}.`,
  'too-many': ({ most }) => `${most} at most.`,
  'few-left': ({ left }) => (left > 0 ? `Only ${left} left.` : 'Sold out.'),
} satisfies IssueMessages<QuantityIssue>;
