import { type Client, type Customer, type CustomerKind, createCustomersStore, lacksTheCall } from '@oja/core';
import { useEffect, useState } from 'react';
import { hasTyped } from './suggestionsOf.ts';

/** How long typing pauses before the server is asked, in ms. */
const PAUSE = 150;
/** As many as the server finds at most: fewer are all that there are. */
const MOST = 5;

interface Found {
  readonly typed: string;
  readonly customers: readonly Customer[];
}

export interface FoundCustomers {
  /** True once the server has shown that it keeps customers. */
  readonly isThere: boolean;
  readonly customers: readonly Customer[];
  /** False while they are being asked for. */
  readonly isKnown: boolean;
}

/** All that have what was typed, where an earlier answer has them: those of "08" hold those of "0803". */
function narrowed(found: Found | null, typed: string): readonly Customer[] | null {
  if (!found) return null;
  if (found.typed === typed) return found.customers;
  const isPart = typed.startsWith(found.typed) && found.customers.length < MOST;
  return isPart ? found.customers.filter((customer) => hasTyped(customer, typed)) : null;
}

/**
 * The first few customers of a kind, or of any, with this in their name or number; '' has the first of all. `null` asks for
 * none.
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
      const outcome = await store.find(typed, kind === 'any' ? undefined : kind, stop.signal);
      if (stop.signal.aborted) return;
      if (outcome.ok) setFound({ typed, customers: outcome.data });
      // What fails otherwise finds nobody this time: the number can be typed.
      setThere(outcome.ok || !lacksTheCall(outcome.problem));
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, kind, typed, isKnown]);
  return { isThere, customers: known ?? [], isKnown };
}
