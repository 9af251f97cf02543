import type { Client, Problem, Transaction } from '@oja/core';
import { useEffect, useState } from 'react';
import type { History } from '../useHistory.ts';

type Found = Readonly<{ ref: string; transaction: Transaction | null; problem: Problem | null; at: number }>;

export interface OpenTransaction {
  /** `null` while loading, or if loading failed. */
  readonly transaction: Transaction | null;
  readonly problem: Problem | null;
  /** Time of the server's response about it, in ms since 1970. */
  readonly at: number | null;
  retry(): void;
  /** Stores a newer state of the transaction, here and in the list. */
  learn(transaction: Transaction): void;
}

function findIn({ items, whole }: History, ref: string | null): Transaction | null {
  if (ref === null) return null;
  const isCalled = (item: Transaction) => item.ref === ref || item.reference === ref;
  return items.find(isCalled) ?? whole.find(isCalled) ?? null;
}

/**
 * The open transaction: from the list, which keeps it up to date, or requested separately (a link to an old one).
 * It stays open when a filter excludes it.
 */
export function useTransaction(client: Client, ref: string | null, history: History): OpenTransaction {
  const { list } = history;
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isListed = list.status !== 'idle' && list.status !== 'loading';
  const listed = findIn(history, ref);
  const at = listed && list.data ? list.at : (history.loadedAt ?? client.now());
  if (ref !== null && listed && (found?.ref !== ref || found.transaction !== listed)) {
    setFound({ ref, transaction: listed, problem: null, at });
  }
  const own = found?.ref === ref ? found : null;
  const missing = ref !== null && !listed && !own?.transaction && isListed ? ref : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the request again.
  useEffect(() => {
    if (missing === null) return;
    let isWanted = true;
    client.transactions.find(missing).then((result) => {
      if (!isWanted) return;
      setFound({
        ref: missing,
        transaction: result.ok ? result.data : null,
        problem: result.ok ? null : result.problem,
        at: client.now(),
      });
    });
    return () => {
      isWanted = false;
    };
  }, [client, missing, attempt]);

  return {
    transaction: listed ?? own?.transaction ?? null,
    problem: listed ? null : (own?.problem ?? null),
    at: own?.at ?? null,
    retry() {
      setFound(null);
      setAttempt(attempt + 1);
    },
    learn(transaction) {
      const isSame = ({ id }: Transaction) => id === transaction.id;
      // An old transaction that a link opened is not added to the list.
      if (history.whole.some(isSame)) client.transactions.put(transaction);
      else if (history.items.some(isSame)) history.store.put(transaction);
      if (ref !== null) setFound({ ref, transaction, problem: null, at: client.now() });
    },
  };
}
