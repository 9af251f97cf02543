import { explainProblem, type Notice, type ResourceState } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { notices } from '../text/en/notices.ts';
import { problems } from '../text/en/problems.ts';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { infoCircle } from '../ui/icon/glyphs.ts';
import { FailureNotice } from '../ui/notice/FailureNotice.tsx';
import { Skeleton } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './Notices.css.ts';

type NoNoticesProps = Readonly<{ state: ResourceState<readonly Notice[]>; onRetry: () => void }>;

/** On a screen of their own, what stands there where no notice does. */
export function NoNotices({ state, onRetry }: NoNoticesProps) {
  const text = useText({ notices, problems });
  const words = text.notices;
  if (state.status === 'failed') {
    return (
      <FailureNotice title={words.failed} retryLabel={words.tryAgain} onRetry={onRetry}>
        {explainProblem(state.problem, text.problems)}
      </FailureNotice>
    );
  }
  if (state.data) {
    return (
      <EmptyState glyph={infoCircle} title={words.empty}>
        {words.emptyBody}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton height="96px" />
      <Skeleton height="96px" />
    </div>
  );
}
