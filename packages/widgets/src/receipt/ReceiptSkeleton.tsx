import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import * as actions from '../delivery/receipt/ReceiptActions.css.ts';
import { receipt } from '../text/en/receipt.ts';
import { small } from '../theme/type.css.ts';
import { Skeleton, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './Receipt.css.ts';
import * as head from './ReceiptHead.css.ts';

const WAYS = ['share', 'message', 'print', 'image'];
const LINES = ['service', 'item', 'recipient', 'message', 'amount', 'reference', 'date'];

/** Skeleton of a receipt without a token or PIN, as most are, in its final size. */
export function ReceiptSkeleton() {
  const words = useText({ receipt }).receipt;
  const isSlow = useIsSlow(true);
  return (
    <>
      <div className={styles.headOnItsWay}>
        <div className={head.news}>
          <Skeleton width="48px" height="48px" round />
          <div className={head.said}>
            <SkeletonText size={24} width="9ch" />
            <SkeletonText size={14} width="18ch" />
          </div>
          <div className={head.sum}>
            <SkeletonText size={32} width="8ch" />
          </div>
        </div>
        <p className={small} role="status">
          {isSlow ? words.slow : <VisuallyHidden>{words.loading}</VisuallyHidden>}
        </p>
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={actions.actions}>
            <div className={actions.ways}>
              {WAYS.map((way) => (
                <Skeleton key={way} height="44px" />
              ))}
            </div>
          </div>
        </div>
        <div className={styles.details}>
          <SkeletonText width="7ch" />
          {LINES.map((line) => (
            <div key={line} className={styles.lineOnItsWay}>
              <SkeletonText size={14} width="9ch" />
              <SkeletonText size={16} width="14ch" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
