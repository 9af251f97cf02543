import { isFinal } from '@oja/core';
import { LazyPart } from '../binding/LazyPart.tsx';
import { loadOnce } from '../binding/loadOnce.ts';
import { Skeleton } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './ReceiptActions.css.ts';
import type { ReceiptActionsProps } from './ReceiptActions.tsx';

const code = loadOnce(() => import('./ReceiptActions.tsx').then(({ ReceiptActions }) => ReceiptActions));

/** Loads them before they are shown. A failure says nothing: they are asked for again where they are shown. */
export const prefetchReceiptActions = (): void => void code.load().catch(() => {});

/** Paper, pictures and messages: not what a form or a list should wait for. */
export const LazyReceiptActions = (props: ReceiptActionsProps) => (
  <LazyPart
    code={code}
    props={props}
    room={<Room hasRepeat={props.onRepeat !== undefined && isFinal(props.transaction.status)} />}
  />
);

const WAYS = ['share', 'whatsapp', 'print', 'picture'];
const BUTTON = '44px';

/** The room of the actions while their code is on its way: in their own grid, so that nothing below them moves. */
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
