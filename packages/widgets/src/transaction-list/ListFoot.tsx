import type { Problem } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import { ProblemText } from '../binding/ProblemText.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import { caption } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import * as styles from './TransactionList.css.ts';
import type { History } from './useHistory.ts';

/** Loads older transactions. If that fails, the loaded ones stay on screen. */
export function ListFoot({ history: { store, list, isFromLoaded } }: Readonly<{ history: History }>) {
  const text = useText({ transactions });
  const words = text.transactions;
  const isLoadingMore = useSignal(store.isLoadingMore);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const hasMore = list.data !== null && list.data.nextCursor !== null;
  const isAtEnd = wasPressed && !hasMore && list.data !== null;

  useEffect(() => {
    // The button that had the focus was removed.
    if (isAtEnd) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  const loadMore = async () => {
    setWasPressed(true);
    setProblem(null);
    const result = await store.loadMore();
    setProblem(result && !result.ok ? result.problem : null);
  };
  if (isFromLoaded && list.status !== 'failed') {
    return <p className={`${caption} ${styles.end}`}>{words.lookingFurther}</p>;
  }
  if (isAtEnd) {
    return (
      <p ref={end} tabIndex={-1} className={`${caption} ${styles.end}`}>
        {words.everythingShown}
      </p>
    );
  }
  if (!hasMore) return null;
  return (
    <div className={styles.foot}>
      {problem && (
        <Notice tone="caution" title={words.loadMoreFailed}>
          <ProblemText problem={problem} />
        </Notice>
      )}
      <Button variant="quiet" full busy={isLoadingMore} onClick={loadMore}>
        {problem ? words.tryAgain : words.loadMore}
      </Button>
    </div>
  );
}
