import { formatMoment, type Problem } from '@oja/core';
import { ResourceStale } from '../binding/ResourceNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import type { History } from './useHistory.ts';

type OnlyLoadedProps = Readonly<{ problem: Problem; history: History; now: number }>;

/** Says that the server could not be reached, so that only loaded transactions were searched. */
export function OnlyLoaded({ problem, history: { store, loadedAt }, now }: OnlyLoadedProps) {
  const words = useText({ transactions }).transactions;
  return (
    <ResourceStale
      since={words.onlyLoaded(formatMoment(loadedAt ?? now, now))}
      tryAgain={words.tryAgain}
      problem={problem}
      onRetry={() => void store.refresh()}
    />
  );
}
