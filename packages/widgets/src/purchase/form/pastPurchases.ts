import type { RecentRecipient } from '@oja/core';

/** What this agent sold before and may sell again. Empty for a visitor of a partner's page. */
export interface PastPurchases {
  /** Whom this category was sold to last. */
  readonly recipients: readonly RecentRecipient[];
  /** Ids of services, the one sold last before the others. */
  readonly services: readonly string[];
}

export const noPastPurchases: PastPurchases = { recipients: [], services: [] };

/** For a visitor of a partner's page. */
export const useNoPastPurchases = (): PastPurchases => noPastPurchases;
