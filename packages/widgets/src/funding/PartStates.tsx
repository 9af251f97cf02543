import { formatMoment, type Problem } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { funding } from '../text/en/funding.ts';
import { problems } from '../text/en/problems.ts';
import { problemText } from '../text/problemText.ts';
import { Button } from '../ui/button/Button.tsx';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './Funding.css.ts';

type FailedPartProps = Readonly<{ title: string; problem: Problem; onRetry: () => void }>;

/** Something did not come: says so and why, where it would stand. */
export function FailedPart({ title, problem, onRetry }: FailedPartProps) {
  const text = useText({ funding, problems });
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        <Button glyph={refresh} onClick={onRetry}>
          {text.funding.tryAgain}
        </Button>
      }
    >
      {problemText(problem, text)}
    </Notice>
  );
}

type StalePartProps = Readonly<{ problem: Problem; at: number; now: number; onRetry: () => void }>;

/** What is shown is older: since when, and why. */
export function StalePart({ problem, at, now, onRetry }: StalePartProps) {
  const text = useText({ funding, problems });
  return (
    <Notice
      tone={problem.kind === 'network' ? 'info' : 'caution'}
      action={<Button onClick={onRetry}>{text.funding.tryAgain}</Button>}
    >
      {text.funding.stale(formatMoment(at, now))} {problemText(problem, text)}
    </Notice>
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
