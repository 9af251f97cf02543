import type { QuantityIssue } from '../validators/quantity.ts';
import type { IssueMessages } from './issueMessages.ts';
import { phoneIssues } from './phoneIssues.ts';

/** The English sentences for a quantity. */
export const quantityIssues = {
  empty: phoneIssues.empty,
  'not-a-number': 'Enter a whole number.',
  'too-few': ({ least }) => `At least ${least}.`,
  'too-many': ({ most }) => `${most} at most.`,
} satisfies IssueMessages<QuantityIssue>;
