import { explainProblem, type Problem, problemMessages } from '@oja/core';
import { FailureNotice } from '../ui/notice/FailureNotice.tsx';
import { StaleNotice } from '../ui/notice/StaleNotice.tsx';
import { ProblemText } from './ProblemText.tsx';
import { useText } from './TextProvider.tsx';

export interface ResourceWords {
  readonly loading: string;
  /** Shown after 3 s. Left out: only the skeleton is. */
  readonly slow?: string;
  readonly failed: string;
  /** From when an older value is. Left out: nothing is said of that. */
  readonly stale?: (at: string) => string;
  readonly tryAgain: string;
}

type FailedProps = Readonly<{
  words: Pick<ResourceWords, 'failed' | 'tryAgain'>;
  problem: Problem;
  onRetry: () => void;
}>;

/** There is no value: what did not come, why, and the way to ask again. */
export function ResourceFailed({ words, problem, onRetry }: FailedProps) {
  return (
    <FailureNotice title={words.failed} retryLabel={words.tryAgain} onRetry={onRetry}>
      <ProblemText problem={problem} />
    </FailureNotice>
  );
}

type StaleProps = Readonly<{
  /** From when the value is. */
  since: string;
  tryAgain: string;
  problem: Problem;
  /** Left out where there is another way to ask again. */
  onRetry?: (() => void) | undefined;
}>;

/** The value is an older one: from when it is, and why there is nothing newer. */
export function ResourceStale({ since, tryAgain, problem, onRetry }: StaleProps) {
  const text = useText({ problems: problemMessages });
  return (
    <StaleNotice isOffline={problem.kind === 'network'} retryLabel={tryAgain} onRetry={onRetry}>
      {since} {explainProblem(problem, text.problems)}
    </StaleNotice>
  );
}
