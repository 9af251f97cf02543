import { explainProblem, type Problem, problemMessages } from '@oja/core';
import { FailureNotice, StaleNotice } from '../ui/feedback/Notice.tsx';
import { ProblemText } from './ProblemText.tsx';
import { useText } from './TextProvider.tsx';

export interface ResourceWords {
  readonly loading: string;
  /** Shown after 3 s. Default: only the skeleton. */
  readonly slow?: string;
  readonly failed: string;
  /** Notice for an outdated value; `at` is the formatted time of the value. Default: no notice. */
  readonly stale?: (at: string) => string;
  readonly tryAgain: string;
}

type FailedProps = Readonly<{
  words: Pick<ResourceWords, 'failed' | 'tryAgain'>;
  problem: Problem;
  onRetry: () => void;
}>;

/** Says what failed to load and why, and offers a retry. Shown if no older value exists. */
export function ResourceFailed({ words, problem, onRetry }: FailedProps) {
  return (
    <FailureNotice title={words.failed} retryLabel={words.tryAgain} onRetry={onRetry}>
      <ProblemText problem={problem} />
    </FailureNotice>
  );
}

type StaleProps = Readonly<{
  /** Sentence that states the time of the value. */
  since: string;
  tryAgain: string;
  problem: Problem;
  /** Omitted if the widget has another way to retry. */
  onRetry?: (() => void) | undefined;
}>;

/** Notice for an outdated value: its time, and why the last request failed. */
export function ResourceStale({ since, tryAgain, problem, onRetry }: StaleProps) {
  const text = useText({ problems: problemMessages });
  return (
    <StaleNotice isOffline={problem.kind === 'network'} retryLabel={tryAgain} onRetry={onRetry}>
      {since} {explainProblem(problem, text.problems)}
    </StaleNotice>
  );
}
