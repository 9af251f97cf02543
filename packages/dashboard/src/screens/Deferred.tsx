import { Skeleton } from '@oja/widgets/ui';
import { Suspense, useRef } from 'react';
import { Lazy, type LazyProps } from '../onDemand/Lazy.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { useIsIdle } from './useIsIdle.ts';

type DeferredProps<P extends object> = LazyProps<P> &
  Readonly<{
    /** Height of the placeholder, so that nothing below it moves. */
    height: string;
    /** False while the content before it is loading. Default true. */
    isDue?: boolean;
  }>;

/**
 * A secondary part of a page, loaded when the rest is there and the browser has nothing else to do. A failure to load it
 * leaves the rest in place.
 */
export function Deferred<P extends object>({ height, isDue = true, ...part }: DeferredProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const isReady = useIsIdle(isDue, place);
  const placeholder = (
    <div aria-busy="true" ref={place}>
      <Skeleton height={height} />
    </div>
  );
  if (!isDue || !(isReady || part.of.isLoaded())) return placeholder;
  return (
    <FailureBoundary>
      <Suspense fallback={placeholder}>
        <Lazy {...part} />
      </Suspense>
    </FailureBoundary>
  );
}
