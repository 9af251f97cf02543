import { findRecentRecipients, type RecentRecipient, type Transaction } from '@oja/core';

/** The agent's past purchases, to repeat. Empty for a visitor of a partner's page. */
export interface PastPurchases {
  /** The last recipients of this category. */
  readonly recipients: readonly RecentRecipient[];
  /** Ids of services, the last used first. */
  readonly services: readonly string[];
}

export const noPastPurchases: PastPurchases = { recipients: [], services: [] };

/** Number of recipients that are faster to find than to type. */
const SHOWN = 5;
const ALL = 100;

/** Reads the loaded history, so that the form waits for nothing. */
export function pastPurchasesOf(history: readonly Transaction[], category: string): PastPurchases {
  const all = findRecentRecipients(history, category, ALL);
  return {
    recipients: all.slice(0, SHOWN),
    services: [...new Set(all.flatMap(({ serviceId }) => serviceId ?? []))],
  };
}
