import type { CursorPages, Problem } from '@oja/core';
import { useState } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { ProblemText } from './ProblemText.tsx';
import { useSignal } from './signals.ts';

type MorePagesProps = Readonly<{
  store: Pick<CursorPages<unknown>, 'isLoadingMore' | 'loadMore'>;
  words: { readonly more: string; readonly moreFailed: string };
}>;

/** Button below a list that loads its next page, with the problem of a failed load. */
export function MorePages({ store, words }: MorePagesProps) {
  const isLoading = useSignal(store.isLoadingMore);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    setProblem(null);
    const result = await store.loadMore();
    if (result && !result.ok) setProblem(result.problem);
  };
  return (
    <>
      {problem && (
        <Notice tone="critical" title={words.moreFailed}>
          <ProblemText problem={problem} />
        </Notice>
      )}
      <Button full busy={isLoading} onClick={load}>
        {words.more}
      </Button>
    </>
  );
}
