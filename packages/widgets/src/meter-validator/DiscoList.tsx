import { explainProblem, type Problem } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { meterValidator } from '../text/en/meterValidator.ts';
import { problems } from '../text/en/problems.ts';
import { small } from '../theme/type.css.ts';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { FailureNotice } from '../ui/notice/FailureNotice.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './MeterValidator.css.ts';

/** The form in its final size; after 3 s with a sentence. */
export function DiscosLoading() {
  const words = useText({ meterValidator }).meterValidator;
  const isSlow = useIsSlow(true);
  return (
    <div className={styles.form}>
      {['disco', 'type', 'number'].map((field) => (
        <div key={field} className={styles.skeleton}>
          <SkeletonText size={14} width="10ch" />
          <Skeleton height="48px" />
        </div>
      ))}
      <Skeleton height="48px" />
      <p className={`${small} ${styles.sentence}`} role="status">
        {isSlow ? words.stillLoading : <VisuallyHidden>{words.loading}</VisuallyHidden>}
      </p>
    </div>
  );
}

/** Without the discos nothing can be asked: why, and again. */
export function DiscosFailed({ problem, onRetry }: Readonly<{ problem: Problem; onRetry: () => void }>) {
  const text = useText({ meterValidator, problems });
  const words = text.meterValidator;
  return (
    <FailureNotice title={words.listFailed} retryLabel={words.tryAgain} onRetry={onRetry}>
      {explainProblem(problem, text.problems)}
    </FailureNotice>
  );
}
