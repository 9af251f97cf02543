import { type Client, createNoticesStore } from '@oja/core';
import { useResource } from '@oja/widgets/binding';
import { useEffect, useState } from 'react';

/** How long the list waits for what stands above it, in ms. */
const PATIENCE = 1_000;

/**
 * Whether all that home shows from the server is there, so that it appears at once and nothing moves under a thumb. What
 * takes longer than a second after the list is not waited for.
 */
export function useIsSettled(client: Client): boolean {
  const transactions = useResource(client, client.transactions);
  const services = useResource(client, client.services);
  const notices = useResource(client, client.getStore(createNoticesStore));
  const [isLate, setIsLate] = useState(false);
  const isListPending = transactions.isPending;
  const isWhole = !services.isPending && !notices.isPending;
  useEffect(() => {
    if (isListPending || isWhole) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isListPending, isWhole]);
  return !isListPending && (isWhole || isLate);
}
