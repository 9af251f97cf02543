import { type Client, createNoticesStore } from '@oja/core';
import { useResource } from '@oja/widgets/binding';
import { useEffect, useState } from 'react';

/** Maximum wait for services and notices after the transactions have loaded, in ms. */
const MAX_WAIT_MS = 1_000;

/**
 * True once home's server data has loaded, so that it appears all at once and nothing moves under a thumb. Waits at
 * most a second longer than the transactions take.
 */
export function useIsHomeLoaded(client: Client): boolean {
  const transactions = useResource(client, client.transactions);
  const services = useResource(client, client.services);
  const notices = useResource(client, client.getStore(createNoticesStore));
  const [isLate, setIsLate] = useState(false);
  const isListPending = transactions.isPending;
  const isWhole = !services.isPending && !notices.isPending;
  useEffect(() => {
    if (isListPending || isWhole) return;
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isListPending, isWhole]);
  return !isListPending && (isWhole || isLate);
}
