import type { ClientProps } from '@oja/widgets/binding/ClientProvider.tsx';
import { Skeleton } from '@oja/widgets/ui/skeleton/Skeleton.tsx';
import { Suspense } from 'react';
import type { OnDemand } from '../../onDemand/onDemand.ts';
import { Part } from '../../onDemand/Part.tsx';
import { FailureBoundary } from '../../screens/FailureBoundary.tsx';
import { salesSummary } from './salesSummary.ts';

/** As high as it will be, so that nothing below it moves. */
const HEIGHT = '376px';

type SalesPartProps = Readonly<{
  /** What is above it has come. */
  isDue: boolean;
  of?: OnDemand<ClientProps>;
}>;

/** What was sold lately, after all that an agent comes for. Where it can't be loaded, the rest of the page stands. */
export function SalesPart({ isDue, of = salesSummary }: SalesPartProps) {
  const place = <Skeleton height={HEIGHT} />;
  if (!isDue) return place;
  return (
    <FailureBoundary>
      <Suspense fallback={place}>
        <Part of={of} props={{}} />
      </Suspense>
    </FailureBoundary>
  );
}
