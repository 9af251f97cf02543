import type { Checkout, Client, Problem } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import { useBusy } from '../../binding/useBusy.ts';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { useResource } from '../../binding/useResource.ts';
import { type Arrival, findArrival } from './arrival.ts';

/** Interval in ms and maximum number of automatic checks while the page is visible. After that the agent checks by hand. */
const EVERY = 10_000;
const MOST = 30;

export interface Watch {
  readonly arrival: Arrival | null;
  readonly isLooking: boolean;
  /** Time of the last check; `null` before the first. */
  readonly lookedAt: number | null;
  /** Why the check failed. */
  readonly problem: Problem | null;
  look(): Promise<void>;
}

/** Checks a payment when the agent comes back to the page, at intervals while they wait, and on request. */
export function useArrival(client: Client, offer: Checkout): Watch {
  const wallet = useResource(client, client.wallet);
  const before = useRef(wallet.data?.balance ?? null);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const { isBusy: isLooking, run } = useBusy();
  const [lookedAt, setLookedAt] = useState<number | null>(null);

  const look = useFreshCallback(() => {
    void run(async () => {
      setArrival(await findArrival(client, offer, before.current));
      setLookedAt(client.now());
    });
  });
  useLooking(look, arrival === null);
  return {
    arrival,
    isLooking,
    lookedAt,
    problem: wallet.problem,
    look: async () => look(),
  };
}

function useLooking(look: () => void, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    let times = 0;
    const isSeen = () => document.visibilityState === 'visible';
    const back = () => {
      if (isSeen()) look();
    };
    const timer = setInterval(() => {
      if (!isSeen()) return;
      times += 1;
      if (times > MOST) clearInterval(timer);
      else look();
    }, EVERY);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [look, isWaiting]);
}
