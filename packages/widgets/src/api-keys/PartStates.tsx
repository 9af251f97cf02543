import type { Problem } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { apiKeys } from '../text/en/apiKeys.ts';
import { problems } from '../text/en/problems.ts';
import { problemText } from '../text/problemText.ts';
import { Button } from '../ui/button/Button.tsx';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './ApiKeys.css.ts';

type PartProps = Readonly<{ problem: Problem; onRetry: () => void }>;

/** Something did not come: says so and why, where it would stand. */
export function FailedPart({ title, problem, onRetry }: PartProps & Readonly<{ title: string }>) {
  const text = useText({ apiKeys, problems });
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        <Button glyph={refresh} onClick={onRetry}>
          {text.apiKeys.tryAgain}
        </Button>
      }
    >
      {problemText(problem, text)}
    </Notice>
  );
}

/** What is shown is older: `since` says from when, and the problem why. */
export function StalePart({ since, problem, onRetry }: PartProps & Readonly<{ since: string }>) {
  const text = useText({ apiKeys, problems });
  return (
    <Notice
      tone={problem.kind === 'network' ? 'info' : 'caution'}
      action={<Button onClick={onRetry}>{text.apiKeys.tryAgain}</Button>}
    >
      {since} {problemText(problem, text)}
    </Notice>
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
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
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
