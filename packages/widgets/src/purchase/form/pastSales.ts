import { type Client, type RecentRecipient, recentRecipients } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';

/** What this agent's own history says that may be wanted again. Empty for a visitor of somebody else's page. */
export interface PastSales {
  /** Whom this category was sold to last. */
  readonly recipients: readonly RecentRecipient[];
  /** Ids of services, the one sold last before the others. */
  readonly services: readonly string[];
}

const none: PastSales = { recipients: [], services: [] };
/** As many as a thumb finds faster than typing. */
const SHOWN = 5;
const ALL = 100;

/** Read from the list that is there: nothing waits for it. */
export function usePastSales(client: Client, category: string, isOwn: boolean): PastSales {
  const { data } = useSignal(client.transactions.state);
  return useMemo(() => {
    if (!isOwn || !data) return none;
    const all = recentRecipients(data.items, category, ALL);
    return {
      recipients: all.slice(0, SHOWN),
      services: [...new Set(all.flatMap(({ serviceId }) => serviceId ?? []))],
    };
  }, [data, category, isOwn]);
}
