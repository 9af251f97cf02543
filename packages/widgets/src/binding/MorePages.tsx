import { type CursorPages, explainProblem, type Problem, problemMessages } from '@oja/core';
import { useState } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { useSignal } from './signals.ts';
import { useText } from './TextProvider.tsx';

type MorePagesProps = Readonly<{
  store: Pick<CursorPages<unknown>, 'isLoadingMore' | 'loadMore'>;
  words: { readonly more: string; readonly moreFailed: string };
}>;

/** The button below a list that adds its next page, and why that did not come. */
export function MorePages({ store, words }: MorePagesProps) {
  const { problems } = useText({ problems: problemMessages });
  const isLoading = useSignal(store.isLoadingMore);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    setProblem(null);
    const outcome = await store.loadMore();
    if (outcome && !outcome.ok) setProblem(outcome.problem);
  };
  return (
    <>
      {problem && (
        <Notice tone="critical" title={words.moreFailed}>
          {explainProblem(problem, problems)}
        </Notice>
      )}
      <Button full busy={isLoading} onClick={load}>
        {words.more}
      </Button>
    </>
  );
}
