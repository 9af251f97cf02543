import { type AmountLimits, formatPrice } from '@oja/core';

/** The sentences for the limits of an amount. */
type Words = Readonly<{
  between: (least: string, most: string) => string;
  from: (least: string) => string;
  upTo: (most: string) => string;
}>;

/** "₦500 to ₦200,000"; `undefined` without limits. */
export function limitsText({ min, max }: AmountLimits, words: Words): string | undefined {
  if (min !== undefined && max !== undefined) return words.between(formatPrice(min), formatPrice(max));
  if (min !== undefined) return words.from(formatPrice(min));
  return max === undefined ? undefined : words.upTo(formatPrice(max));
}
