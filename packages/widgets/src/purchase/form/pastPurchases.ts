import type { RecentRecipient } from '@oja/core';

/** What this agent's own history says that may be wanted again. Empty for a visitor of somebody else's page. */
export interface PastPurchases {
  /** Whom this category was sold to last. */
  readonly recipients: readonly RecentRecipient[];
  /** Ids of services, the one sold last before the others. */
  readonly services: readonly string[];
}

export const noPastPurchases: PastPurchases = { recipients: [], services: [] };

/** Where whoever sells is not the agent. */
export const useNoPastPurchases = (): PastPurchases => noPastPurchases;
