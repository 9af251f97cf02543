import { type Client, type Customer, type CustomerKind, createCustomersStore, lacksTheCall } from '@oja/core';
import { useEffect, useState } from 'react';
import { hasTyped } from './suggestionsOf.ts';

/** Debounce of the search, in ms. */
const PAUSE = 150;
/** Maximum results of the server. Fewer results are complete. */
const MOST = 5;

interface Found {
  readonly typed: string;
  readonly customers: readonly Customer[];
}

export interface FoundCustomers {
  /** True once the server has answered, unless it lacks the endpoint. */
  readonly isThere: boolean;
  readonly customers: readonly Customer[];
  /** False while the search runs. */
  readonly isKnown: boolean;
}

/** Customers that match, if an earlier answer contains all of them: a complete answer to "08" covers "0803". */
function narrowed(found: Found | null, typed: string): readonly Customer[] | null {
  if (!found) return null;
  if (found.typed === typed) return found.customers;
  const isPart = typed.startsWith(found.typed) && found.customers.length < MOST;
  return isPart ? found.customers.filter((customer) => hasTyped(customer, typed)) : null;
}

/**
 * Finds the first customers of a kind, or of any, whose name or number contains `typed`; '' finds the first of all. A `kind`
 * of `null` searches for none.
 */
export function useFoundCustomers(
  client: Client,
  kind: CustomerKind | 'any' | null,
  typed: string,
): FoundCustomers {
  const [isThere, setThere] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const known = narrowed(found, typed);
  const isKnown = known !== null;

  useEffect(() => {
    if (kind === null || isKnown) return;
    const stop = new AbortController();
    const ask = async () => {
      const store = client.getStore(createCustomersStore);
      const result = await store.find(typed, kind === 'any' ? undefined : kind, stop.signal);
      if (stop.signal.aborted) return;
      if (result.ok) setFound({ typed, customers: result.data });
      // Any other failure counts as no results, because the number can be typed.
      setThere(result.ok || !lacksTheCall(result.problem));
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, kind, typed, isKnown]);
  return { isThere, customers: known ?? [], isKnown };
}
