import { findRecentRecipients, type RecentRecipient, type Transaction } from '@oja/core';
import { serviceIds } from '../../routing/serviceIds.ts';

/** A recent customer and the category of the purchase. */
export interface Customer extends RecentRecipient {
  readonly category: string;
}

/** The latest customers of all categories, without duplicates, latest first. */
export function recentCustomers(items: readonly Transaction[], limit = 3): readonly Customer[] {
  const all = serviceIds
    .flatMap((id) => findRecentRecipients(items, id).map((recent) => ({ ...recent, category: id })))
    .sort((a, b) => b.at - a.at);
  const seen = new Set<string>();
  return all.filter(({ recipient }) => !seen.has(recipient) && seen.add(recipient)).slice(0, limit);
}
