import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { small } from '../../theme/type.css.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton/Skeleton.tsx';
import * as styles from './FormSkeleton.css.ts';

const plans = ['a', 'b', 'c', 'd'];

/** The form in its final size while the price list is on its way; after 3 s with a sentence. */
export function FormSkeleton({ sentence }: { readonly sentence: string | null }) {
  const text = useText({ purchase });
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{text.purchase.loadingPlans}</span>
      </VisuallyHidden>
      <div className={styles.field}>
        <SkeletonText size={14} />
        <Skeleton height="48px" />
      </div>
      <div className={styles.field}>
        <SkeletonText size={14} />
        <div className={styles.networks}>
          {plans.map((key) => (
            <Skeleton key={key} height="76px" />
          ))}
        </div>
      </div>
      <div className={styles.field}>
        <SkeletonText size={14} />
        {plans.map((key) => (
          <Skeleton key={key} height="60px" />
        ))}
      </div>
      {/* Its line is kept from the start, so that the sentence moves nothing. */}
      <p className={`${small} ${styles.sentence}`} role="status">
        {sentence}
      </p>
    </div>
  );
}
