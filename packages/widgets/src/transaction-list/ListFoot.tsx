import type { Problem, TransactionsStore } from '@oja/core';
import { useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { problems } from '../text/en/problems.ts';
import { transactions } from '../text/en/transactions.ts';
import { problemText } from '../text/problemText.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './TransactionList.css.ts';

/** The way to the older ones. What is shown stays, whatever comes of it. */
export function ListFoot({ store }: Readonly<{ store: TransactionsStore }>) {
  const text = useText({ transactions, problems });
  const words = text.transactions;
  const isLoadingMore = useSignal(store.isLoadingMore);
  const [problem, setProblem] = useState<Problem | null>(null);
  const loadMore = async () => {
    setProblem(null);
    const outcome = await store.loadMore();
    setProblem(outcome && !outcome.ok ? outcome.problem : null);
  };
  return (
    <div className={styles.foot}>
      {problem && (
        <Notice tone="caution" title={words.loadMoreFailed}>
          {problemText(problem, text)}
        </Notice>
      )}
      <Button variant="quiet" full busy={isLoadingMore} onClick={loadMore}>
        {problem ? words.tryAgain : words.loadMore}
      </Button>
    </div>
  );
}
