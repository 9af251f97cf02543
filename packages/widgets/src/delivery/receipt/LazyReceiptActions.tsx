import { isFinal } from '@oja/core';
import { Lazy } from '../../binding/Lazy.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import * as styles from './ReceiptActions.css.ts';
import type { ReceiptActionsProps } from './ReceiptActions.tsx';

const code = createLazyCode(() =>
  import('./ReceiptActions.tsx').then(({ ReceiptActions }) => ReceiptActions),
);

/** Prefetches the code. A failure is ignored, because rendering the component loads the code again. */
export const prefetchReceiptActions = (): void => void code.prefetch();

/** `ReceiptActions`, loaded lazily: no form or list waits for the code that prints, draws and shares. */
export const LazyReceiptActions = (props: ReceiptActionsProps) => (
  <Lazy
    code={code}
    props={props}
    fallback={<Room hasRepeat={props.onRepeat !== undefined && isFinal(props.transaction.status)} />}
  />
);

const WAYS = ['share', 'whatsapp', 'print', 'image'];
const BUTTON = '44px';

/** Placeholder while the code loads, in the same grid as the actions so that nothing below moves. */
function Room({ hasRepeat }: Readonly<{ hasRepeat: boolean }>) {
  return (
    <div className={styles.actions} aria-busy="true">
      <div className={styles.stack}>
        <div className={styles.ways}>
          {WAYS.map((way) => (
            <Skeleton key={way} height={BUTTON} />
          ))}
        </div>
        {hasRepeat && <Skeleton height={BUTTON} />}
      </div>
    </div>
  );
}
