import { type Transaction, toNaira } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase/index.ts';
import type { Beginning } from '../routing/useBegun.ts';

/** What of a sale tells how to sell it again. */
export type Sold = Pick<
  Transaction,
  'category' | 'recipient' | 'serviceId' | 'planId' | 'meterType' | 'amount'
>;

/** In the history's entry and not in the address: a customer's number has no place in a link. */
export interface Repeating extends Beginning {
  readonly repeat: Prefill;
  /** Whose customer it is, by username: the history outlives a logout, and Back must not show it to the next agent. */
  readonly agent: string | null;
}

/** All that a sale tells, for any form: which of it one asks for is known where the form is. */
export function everyEntry({ recipient, serviceId, planId, meterType, amount }: Sold): Prefill {
  const all = {
    recipient,
    service: serviceId,
    plan: planId,
    meterType,
    amount: toNaira(amount).replace(/\.00$/, ''),
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]));
}
