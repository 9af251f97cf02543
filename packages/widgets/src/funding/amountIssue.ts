import { type AmountIssue, formatPrice } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

/** What is wrong with an amount, in a sentence. */
export function amountIssue(issue: AmountIssue, words: Text['funding']['amountIssues']): string {
  if (issue.kind === 'below') return words.below(formatPrice(issue.least));
  if (issue.kind === 'above') return words.above(formatPrice(issue.most));
  if (issue.kind === 'off-step') return words['off-step'](formatPrice(issue.nearest));
  return words[issue.kind];
}
