import { type Client, type Kobo, kobo, type ResourceState, type Wallet } from '@oja/core';
import { useState } from 'react';
import { useBusy } from '../../binding/useBusy.ts';
import { useResource } from '../../binding/useResource.ts';

interface Watch {
  readonly wallet: ResourceState<Wallet>;
  /** Whether the agent has checked the balance at least once. */
  readonly hasLooked: boolean;
  readonly isLooking: boolean;
  /** How much the balance has risen since it was first known; `null` if it has not. */
  readonly rise: Kobo | null;
  look(): Promise<void>;
}

/** Watches the balance and how much it has risen since mount. */
export function useBalanceWatch(client: Client): Watch {
  const wallet = useResource(client, client.wallet);
  const [hasLooked, setLooked] = useState(false);
  const { isBusy: isLooking, run } = useBusy();
  const balance = wallet.data?.balance ?? null;
  const [first, setFirst] = useState(balance);
  if (first === null && balance !== null) setFirst(balance);
  const more = balance !== null && first !== null ? balance - first : 0;
  return {
    wallet,
    hasLooked,
    isLooking,
    rise: more > 0 ? kobo(more) : null,
    async look() {
      await run(() => Promise.all([client.wallet.refresh(), client.transactions.refresh()]));
      setLooked(true);
    },
  };
}
