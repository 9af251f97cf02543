import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { priceList } from '../text/en/priceList.ts';
import { small } from '../theme/type.css.ts';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { alike, SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './PriceList.css.ts';

const ROWS = 6;

/** Stands where the prices will, and says so when they take long. */
export function WaitingPrices() {
  const words = useText({ priceList }).priceList;
  const isSlow = useIsSlow(true);
  return (
    <div className={styles.plans}>
      <div role="status">
        {isSlow ? <p className={small}>{words.slow}</p> : <VisuallyHidden>{words.loading}</VisuallyHidden>}
      </div>
      {alike(ROWS).map((row) => (
        <div key={row} className={styles.waiting} aria-hidden="true">
          <SkeletonText size={14} width="12ch" />
          <SkeletonText size={14} width="6ch" />
        </div>
      ))}
    </div>
  );
}
