import { formatPrice, kobo, type Markup, toTypedAmount } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

/** Basis points as per cent: 250 becomes "2.5". */
export const typedPercent = (basisPoints: number): string => toTypedAmount(kobo(basisPoints));

/** A short text for a rule, for example "5 % on top", "₦20 on top" or "₦500". */
export function ruleText(markup: Markup, words: Text['sellingPrices']): string {
  if (markup.kind === 'percent') return words.percent(typedPercent(markup.basisPoints));
  return words[markup.kind](formatPrice(markup.amount));
}
