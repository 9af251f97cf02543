import { explainProblem, formatMoment, type Problem } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { problems } from '../text/en/problems.ts';
import { transactions } from '../text/en/transactions.ts';
import { StaleNotice } from '../ui/notice/StaleNotice.tsx';
import type { History } from './useHistory.ts';

type OnlyLoadedProps = Readonly<{ problem: Problem; history: History; now: number }>;

/** The server could not be asked for what was searched: these are the matches among what had come before. */
export function OnlyLoaded({ problem, history: { store, loadedAt }, now }: OnlyLoadedProps) {
  const text = useText({ transactions, problems });
  const words = text.transactions;
  return (
    <StaleNotice
      isOffline={problem.kind === 'network'}
      retryLabel={words.tryAgain}
      onRetry={() => void store.refresh()}
    >
      {words.onlyLoaded(formatMoment(loadedAt ?? now, now))} {explainProblem(problem, text.problems)}
    </StaleNotice>
  );
}
