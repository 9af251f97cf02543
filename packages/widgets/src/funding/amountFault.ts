import { type AmountFault, formatPrice } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

/** What is wrong with an amount, in a sentence. */
export function amountFault(fault: AmountFault, words: Text['funding']['amountFaults']): string {
  if (fault.kind === 'below') return words.below(formatPrice(fault.least));
  if (fault.kind === 'above') return words.above(formatPrice(fault.most));
  if (fault.kind === 'off-step') return words['off-step'](formatPrice(fault.nearest));
  return words[fault.kind];
}
