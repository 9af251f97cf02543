import { Skeleton } from '@oja/widgets/ui';
import { HEIGHT, list } from './LastCustomers.css.ts';

/** Stands for the last customers and the list until both are there. */
export function HomeSkeleton() {
  return (
    <div className={list} aria-busy="true">
      <Skeleton height={HEIGHT} />
      <Skeleton height={HEIGHT} />
      <Skeleton height={HEIGHT} />
      <Skeleton height="420px" />
    </div>
  );
}
