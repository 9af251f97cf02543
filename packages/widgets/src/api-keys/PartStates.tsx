import { explainProblem, type Problem } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { apiKeys } from '../text/en/apiKeys.ts';
import { problems } from '../text/en/problems.ts';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { FailureNotice } from '../ui/notice/FailureNotice.tsx';
import { StaleNotice } from '../ui/notice/StaleNotice.tsx';
import { alike, Skeleton, SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './ApiKeys.css.ts';

type PartProps = Readonly<{ problem: Problem; onRetry: () => void }>;

/** Something did not come: says so and why, where it would stand. */
export function FailedPart({ title, problem, onRetry }: PartProps & Readonly<{ title: string }>) {
  const text = useText({ apiKeys, problems });
  return (
    <FailureNotice title={title} retryLabel={text.apiKeys.tryAgain} onRetry={onRetry}>
      {explainProblem(problem, text.problems)}
    </FailureNotice>
  );
}

/** What is shown is older: `since` says from when, and the problem why. */
export function StalePart({ since, problem, onRetry }: PartProps & Readonly<{ since: string }>) {
  const text = useText({ apiKeys, problems });
  return (
    <StaleNotice isOffline={problem.kind === 'network'} retryLabel={text.apiKeys.tryAgain} onRetry={onRetry}>
      {since} {explainProblem(problem, text.problems)}
    </StaleNotice>
  );
}

type WaitingRowsProps = Readonly<{ loading: string; rows: number; lines: readonly number[] }>;

/** Rows in their final size; after 3 s a sentence. `lines`: how wide each line of a row is, in percent. */
export function WaitingRows({ loading, rows, lines }: WaitingRowsProps) {
  const words = useText({ apiKeys }).apiKeys;
  const isSlow = useIsSlow(true);
  return (
    <div>
      <div role="status">
        {isSlow ? <p className={styles.slow}>{words.slow}</p> : <VisuallyHidden>{loading}</VisuallyHidden>}
      </div>
      <div aria-hidden="true">
        {alike(rows).map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.what} style={{ flexGrow: 1 }}>
              {lines.map((percent, line) => (
                <SkeletonText key={percent} size={line === 0 ? 16 : 14} width={`${percent}%`} />
              ))}
            </div>
            <Skeleton width="72px" height="24px" />
          </div>
        ))}
      </div>
    </div>
  );
}
