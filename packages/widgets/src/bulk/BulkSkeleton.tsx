import { useText } from '../binding/TextProvider.tsx';
import { bulkFrame } from '../text/en/bulkFrame.ts';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';

/** Placeholder while the agent's list is read from this device. */
export function BulkSkeleton() {
  const words = useText({ bulkFrame }).bulkFrame;
  return (
    <Card>
      <div aria-busy="true" role="status" aria-label={words.loading}>
        <SkeletonText size={20} width="60%" />
        <SkeletonText size={16} width="90%" />
      </div>
    </Card>
  );
}
