import { formatPrice, lagosDay, type Sales } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { figures } from '../theme/type.css.ts';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import * as styles from './SalesSummary.css.ts';
import type { SalesSoFar } from './salesSoFar.ts';

type Words = Text['salesSummary'];
type SalesFiguresProps = Readonly<{
  /** `null` while loading. */
  sales: SalesSoFar | null;
  words: Words;
}>;

/** Ratio of a digit's width to its height. It determines how far a long figure shrinks to fit in one line. */
const DIGIT = 0.62;

/** The figures of today and of the month. A figure that does not count all sales says "At least ₦500". */
export function SalesFigures({ sales, words }: SalesFiguresProps) {
  const { since = null, now = 0 } = sales ?? {};
  return (
    <dl className={styles.figures}>
      <Figure
        name={words.today}
        sales={sales?.today ?? null}
        isPart={since !== null && lagosDay(since) === lagosDay(now)}
        words={words}
      />
      <Figure name={words.month} sales={sales?.month ?? null} isPart={since !== null} words={words} />
    </dl>
  );
}

type FigureProps = Readonly<{ name: string; sales: Sales | null; isPart: boolean; words: Words }>;

function Figure({ name, sales, isPart, words }: FigureProps) {
  const say = (figure: string) => (isPart ? words.atLeast(figure) : figure);
  const written = sales && say(formatPrice(sales.amount));
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
          <span>{sales.count === 0 && !isPart ? words.noSales : say(words.sales(sales.count))}</span>
        )}
        {sales !== null && sales.commission > 0 && (
          <span className={styles.earned}>{say(words.earned(formatPrice(sales.commission)))}</span>
        )}
      </dd>
    </div>
  );
}
