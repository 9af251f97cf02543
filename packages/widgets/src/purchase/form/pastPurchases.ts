import { findRecentRecipients, type RecentRecipient, type Transaction } from '@oja/core';

/** What this agent sold before and may sell again. Empty for a visitor of a partner's page. */
export interface PastPurchases {
  /** Whom this category was sold to last. */
  readonly recipients: readonly RecentRecipient[];
  /** Ids of services, the one sold last before the others. */
  readonly services: readonly string[];
}

export const noPastPurchases: PastPurchases = { recipients: [], services: [] };

/** As many as a thumb finds faster than typing. */
const SHOWN = 5;
const ALL = 100;

/** Read from the list that is there: nothing waits for it. */
export function pastPurchasesOf(history: readonly Transaction[], category: string): PastPurchases {
  const all = findRecentRecipients(history, category, ALL);
  return {
    recipients: all.slice(0, SHOWN),
    services: [...new Set(all.flatMap(({ serviceId }) => serviceId ?? []))],
  };
}
