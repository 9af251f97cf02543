import { formatPrice, type Sales } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { figures } from '../theme/type.css.ts';
import { SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import * as styles from './SalesSummary.css.ts';

type Words = Text['salesSummary'];
type SalesFiguresProps = Readonly<{
  /** Null: not yet known. */
  sold: Readonly<{ today: Sales; month: Sales }> | null;
  words: Words;
}>;

/** How wide a digit is, of its height: a long figure shrinks until it fits, and is never broken. */
const DIGIT = 0.62;

/** Today and the month, side by side. */
export function SalesFigures({ sold, words }: SalesFiguresProps) {
  return (
    <dl className={styles.figures}>
      <Figure name={words.today} sales={sold?.today ?? null} words={words} />
      <Figure name={words.month} sales={sold?.month ?? null} words={words} />
    </dl>
  );
}

function Figure({ name, sales, words }: Readonly<{ name: string; sales: Sales | null; words: Words }>) {
  const written = sales && formatPrice(sales.amount);
  return (
    <div className={styles.cell}>
      <dt className={styles.name}>{name}</dt>
      <dd className={`${styles.amount} ${figures}`}>
        {written === null ? (
          <SkeletonText width="5ch" size={24} />
        ) : (
          <span style={{ fontSize: `min(1em, calc(100cqi / ${written.length * DIGIT}))` }}>{written}</span>
        )}
      </dd>
      <dd className={styles.about}>
        {sales === null ? (
          <SkeletonText width="8ch" size={14} />
        ) : (
          <span>{sales.count === 0 ? words.noSales : words.sales(sales.count)}</span>
        )}
        {sales !== null && sales.commission > 0 && (
          <span className={styles.earned}>{words.earned(formatPrice(sales.commission))}</span>
        )}
      </dd>
    </div>
  );
}
