import { formatMoment, type ResourceState } from '@oja/core';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { ResourceFailed, ResourceStale, type ResourceWords } from './ResourceNotices.tsx';
import * as styles from './ResourceView.css.ts';
import { useIsSlow } from './useIsSlow.ts';
import { isLacking } from './useResource.ts';

type WaitingProps = Readonly<{ words: Pick<ResourceWords, 'loading' | 'slow'>; children: ReactNode }>;

/** Announces that the value is loading and, after 3 s, that loading is slow. */
function Waiting({ words, children }: WaitingProps) {
  const isSlow = useIsSlow(words.slow !== undefined);
  return (
    <div>
      <div role="status">
        {isSlow ? (
          <p className={styles.slow}>{words.slow}</p>
        ) : (
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        )}
      </div>
      {children}
    </div>
  );
}

export type ResourceViewProps<T> = Readonly<{
  state: ResourceState<T>;
  words: ResourceWords;
  /** The client's clock, ms since 1970. */
  now: number;
  onRetry: () => void;
  /** Placeholder in the size of the value. */
  skeleton: ReactNode;
  /** Shown if the server lacks the endpoint. Default: the failure. */
  lacking?: ReactNode;
  /** Shown instead of an empty value. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Wraps the value, its skeleton or its empty state. Notices appear before the wrapper. */
  frame?: (content: ReactNode) => ReactNode;
  children: (data: T) => ReactNode;
}>;

const unframed = (content: ReactNode) => content;

/** Renders a fetched value in each of its states: loading, slow, failed, lacking, stale, offline, empty, ready. */
export function ResourceView<T>({
  state,
  words,
  now,
  onRetry,
  skeleton,
  lacking,
  empty,
  isEmpty,
  frame = unframed,
  children,
}: ResourceViewProps<T>) {
  if (lacking !== undefined && isLacking(state)) return lacking;
  if (state.status === 'failed')
    return <ResourceFailed words={words} problem={state.problem} onRetry={onRetry} />;
  if (!('at' in state)) return frame(<Waiting words={words}>{skeleton}</Waiting>);
  return (
    <>
      {state.problem && words.stale && (
        <ResourceStale
          since={words.stale(formatMoment(state.at, now))}
          tryAgain={words.tryAgain}
          problem={state.problem}
          onRetry={onRetry}
        />
      )}
      {frame(isEmpty?.(state.data) ? empty : children(state.data))}
    </>
  );
}
