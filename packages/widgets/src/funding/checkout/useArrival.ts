import type { Checkout, Client, Problem } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { useResource } from '../../binding/useResource.ts';
import { type Arrival, findArrival } from './arrival.ts';

/** While the page is in sight it looks by itself this often, in ms, and this many times: then the agent asks. */
const EVERY = 10_000;
const MOST = 30;

export interface Watch {
  readonly arrival: Arrival | null;
  readonly isLooking: boolean;
  /** When it was last looked for; null before the first time. */
  readonly lookedAt: number | null;
  /** Why it could not be looked for. */
  readonly problem: Problem | null;
  look(): Promise<void>;
}

/** Looks for a payment: when the agent comes back to the page, again while they wait, and when they ask. */
export function useArrival(client: Client, offer: Checkout): Watch {
  const wallet = useResource(client, client.wallet);
  const before = useRef(wallet.data?.balance ?? null);
  const isUnderWay = useRef(false);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [lookedAt, setLookedAt] = useState<number | null>(null);

  const look = useFreshCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setLooking(true);
    setArrival(await findArrival(client, offer, before.current));
    setLookedAt(client.now());
    setLooking(false);
    isUnderWay.current = false;
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
