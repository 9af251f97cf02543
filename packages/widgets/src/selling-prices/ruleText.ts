import { formatPrice, kobo, type Markup, toTypedAmount } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

/** "2.5" of 250 hundredths of a per cent. */
export const typedPercent = (basisPoints: number): string => toTypedAmount(kobo(basisPoints));

/** A rule in a few words: "5 % on top", "₦20 on top", "₦500". */
export function ruleText(markup: Markup, words: Text['sellingPrices']): string {
  if (markup.kind === 'percent') return words.percent(typedPercent(markup.basisPoints));
  return words[markup.kind](formatPrice(markup.amount));
}
