import { catalogue, type RecentRecipient, recentRecipients, type Transaction } from '@oja/core';
import { entriesOf } from '../../purchases/useRepeat.ts';

/** Somebody who bought before, and what kind of service. */
export interface Customer extends RecentRecipient {
  readonly category: string;
}

/** The last to whom anything was sold that can be sold again, each once, the latest first. */
export function customersOf(items: readonly Transaction[], limit = 3): readonly Customer[] {
  const all = catalogue
    .flatMap(({ id }) => recentRecipients(items, id).map((recent) => ({ ...recent, category: id })))
    .filter((customer) => entriesOf(customer) !== null)
    .sort((a, b) => b.at - a.at);
  const seen = new Set<string>();
  return all.filter(({ recipient }) => !seen.has(recipient) && seen.add(recipient)).slice(0, limit);
}
