import { Skeleton } from '@oja/widgets/ui/skeleton/Skeleton.tsx';
import { Suspense } from 'react';
import { Part, type PartProps } from '../onDemand/Part.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';

type LaterProps<P extends object> = PartProps<P> &
  Readonly<{
    /** As high as it will be, so that nothing below it moves. */
    height: string;
    /** False while what comes before it is on its way. Default true. */
    isDue?: boolean;
  }>;

/** A part of the page that comes after the rest. Where it can't be loaded, the rest stands. */
export function Later<P extends object>({ height, isDue = true, ...part }: LaterProps<P>) {
  const place = (
    <div aria-busy="true">
      <Skeleton height={height} />
    </div>
  );
  if (!isDue) return place;
  return (
    <FailureBoundary>
      <Suspense fallback={place}>
        <Part {...part} />
      </Suspense>
    </FailureBoundary>
  );
}
