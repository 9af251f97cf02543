import { type Kobo, toNaira } from '@oja/core';

/** "1500", "1500.50": an amount as an agent would type it. */
export const amountAsTyped = (amount: Kobo): string => toNaira(amount).replace(/\.00$/, '');
