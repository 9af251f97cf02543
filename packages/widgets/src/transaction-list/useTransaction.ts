import type { Client, Problem, Transaction } from '@oja/core';
import { useEffect, useState } from 'react';

type Found = Readonly<{ ref: string; transaction: Transaction | null; problem: Problem | null }>;

export interface OpenTransaction {
  /** Null while it is on its way, or could not be had. */
  readonly transaction: Transaction | null;
  readonly problem: Problem | null;
  retry(): void;
}

/**
 * The transaction that is open: from the list, where it goes on changing, else asked for by itself (a link to an old
 * one). `isListed` tells that the list has come, so that nothing is asked twice.
 */
export function useTransaction(
  client: Client,
  ref: string | null,
  items: readonly Transaction[],
  isListed: boolean,
): OpenTransaction {
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  const listed = items.find((item) => item.ref === ref || item.reference === ref) ?? null;
  const missing = ref !== null && listed === null && isListed ? ref : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (missing === null) return;
    let isWanted = true;
    setFound(null);
    client.transactions.find(missing).then((outcome) => {
      if (!isWanted) return;
      setFound({
        ref: missing,
        transaction: outcome.ok ? outcome.data : null,
        problem: outcome.ok ? null : outcome.problem,
      });
    });
    return () => {
      isWanted = false;
    };
  }, [client, missing, attempt]);

  const own = found?.ref === ref ? found : null;
  return {
    transaction: listed ?? own?.transaction ?? null,
    problem: listed ? null : (own?.problem ?? null),
    retry: () => setAttempt(attempt + 1),
  };
}
