import { Skeleton, useLazy } from '@oja/widgets/ui';
import { useRef } from 'react';
import { Lazy, type LazyProps } from '../lazy/Lazy.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { useIsIdle } from './useIsIdle.ts';

type DeferredProps<P extends object> = LazyProps<P> &
  Readonly<{
    /** Height of the placeholder, so that nothing below it moves. */
    height: string;
    /** False while the content above it is loading. Default true. */
    isDue?: boolean;
  }>;

/**
 * A secondary part of a page. Loads when the rest is loaded and the browser is idle. If loading fails, the rest of the
 * page stays.
 */
export function Deferred<P extends object>({ code, props, height, isDue = true }: DeferredProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const isIdle = useIsIdle(isDue, place);
  const isLoaded = useLazy(code).Component !== null;
  const placeholder = (
    <div aria-busy="true" ref={place}>
      <Skeleton height={height} />
    </div>
  );
  if (!isDue || !(isIdle || isLoaded)) return placeholder;
  return (
    <FailureBoundary>
      <Lazy code={code} props={props} fallback={placeholder} />
    </FailureBoundary>
  );
}
