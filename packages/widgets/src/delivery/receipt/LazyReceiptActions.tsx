import { isFinal } from '@oja/core';
import { LazyPart } from '../../binding/LazyPart.tsx';
import { loadOnce } from '../../binding/loadOnce.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import * as styles from './ReceiptActions.css.ts';
import type { ReceiptActionsProps } from './ReceiptActions.tsx';

const code = loadOnce(() => import('./ReceiptActions.tsx').then(({ ReceiptActions }) => ReceiptActions));

/** Prefetches the code. A failure is ignored, because rendering the component loads the code again. */
export const prefetchReceiptActions = (): void => void code.load().catch(() => {});

/** `ReceiptActions`, loaded on demand: no form or list waits for the code that prints, draws and shares. */
export const LazyReceiptActions = (props: ReceiptActionsProps) => (
  <LazyPart
    code={code}
    props={props}
    room={<Room hasRepeat={props.onRepeat !== undefined && isFinal(props.transaction.status)} />}
  />
);

const WAYS = ['share', 'whatsapp', 'print', 'picture'];
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
