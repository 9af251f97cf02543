import { formatMoney, type Kobo } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { figures } from '../theme/type.css.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './WalletBalance.css.ts';

type BalanceFigureProps = Readonly<{
  /** `null` while loading. */
  balance: Kobo | null;
  hidden: boolean;
  words: Text['walletBalance'];
}>;

/** Ratio of a digit's width to its height. It determines how far a figure of twelve digits shrinks to fit in one line. */
const DIGIT = 0.6;

/** The balance, its mask or its placeholder, all of the same height. */
export function BalanceFigure({ balance, hidden, words }: BalanceFigureProps) {
  if (hidden) {
    return (
      <p className={styles.figure}>
        <VisuallyHidden>{words.hidden}</VisuallyHidden>
        <span aria-hidden="true">••••••</span>
      </p>
    );
  }
  if (balance === null) {
    return (
      <div className={`${styles.figure} ${figures}`}>
        <Skeleton width="6.5em" height="0.8em" />
      </div>
    );
  }
  const written = formatMoney(balance);
  return (
    <p className={`${styles.figure} ${figures}`}>
      <span style={{ fontSize: `min(1em, calc(100cqi / ${written.length * DIGIT}))` }}>{written}</span>
    </p>
  );
}
