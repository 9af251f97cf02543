import { explainProblem, formatMoment, type Problem } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { funding } from '../text/en/funding.ts';
import { problems } from '../text/en/problems.ts';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { FailureNotice } from '../ui/notice/FailureNotice.tsx';
import { StaleNotice } from '../ui/notice/StaleNotice.tsx';
import * as styles from './Funding.css.ts';

type FailedPartProps = Readonly<{ title: string; problem: Problem; onRetry: () => void }>;

/** Something did not come: says so and why, where it would stand. */
export function FailedPart({ title, problem, onRetry }: FailedPartProps) {
  const text = useText({ funding, problems });
  return (
    <FailureNotice title={title} retryLabel={text.funding.tryAgain} onRetry={onRetry}>
      {explainProblem(problem, text.problems)}
    </FailureNotice>
  );
}

type StalePartProps = Readonly<{ problem: Problem; at: number; now: number; onRetry: () => void }>;

/** What is shown is older: since when, and why. */
export function StalePart({ problem, at, now, onRetry }: StalePartProps) {
  const text = useText({ funding, problems });
  return (
    <StaleNotice isOffline={problem.kind === 'network'} retryLabel={text.funding.tryAgain} onRetry={onRetry}>
      {text.funding.stale(formatMoment(at, now))} {explainProblem(problem, text.problems)}
    </StaleNotice>
  );
}

/** Says for a skeleton that something is on its way, and after 3 s that it takes longer than it should. */
export function WaitingWords({ loading, slow }: Readonly<{ loading: string; slow: string }>) {
  const isSlow = useIsSlow(true);
  return (
    <div role="status">
      {isSlow ? <p className={styles.slow}>{slow}</p> : <VisuallyHidden>{loading}</VisuallyHidden>}
    </div>
  );
}
