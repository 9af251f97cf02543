import { formatMoment, type Problem } from '@oja/core';
import { ResourceStale } from '../binding/ResourceNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { transactions } from '../text/en/transactions.ts';
import { wordFor } from '../text/wordFor.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { alike, Skeleton, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { receipt } from '../ui/icon/glyphs.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as rowStyles from './rows/TransactionRow.css.ts';
import * as styles from './TransactionList.css.ts';

/** Placeholder rows of the same size as the loaded ones, with a message after 3 s. */
export function WaitingList({ rows }: Readonly<{ rows: number }>) {
  const words = useText({ transactions }).transactions;
  const isSlow = useIsSlow(true);
  return (
    <>
      <div className={styles.day} role="status">
        {isSlow ? words.slow : <VisuallyHidden>{words.loading}</VisuallyHidden>}
        {!isSlow && <SkeletonText size={14} width="6ch" />}
      </div>
      {alike(rows).map((row) => (
        <div key={row} className={rowStyles.placeholder} aria-hidden="true">
          <span className={rowStyles.lead}>
            <Skeleton width="40px" height="40px" />
          </span>
          <span className={rowStyles.cell.name}>
            <SkeletonText width="60%" />
          </span>
          <span className={rowStyles.cell.amount}>
            <SkeletonText width="5ch" />
          </span>
          <span className={rowStyles.cell.note}>
            <SkeletonText size={14} width="45%" />
          </span>
        </div>
      ))}
    </>
  );
}

/** The empty state of a category. An unknown category has the general title. */
export function EmptyCategory({ category }: Readonly<{ category: string }>) {
  const words = useText({ transactions }).transactions;
  return <EmptyState glyph={receipt} title={wordFor(words.emptyCategory, category, words.empty)} />;
}

/** The empty state before the first transaction. */
export function EmptyList() {
  const words = useText({ transactions }).transactions;
  return (
    <EmptyState glyph={receipt} title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}

type StaleProps = Readonly<{ problem: Problem; at: number; now: number; onRetry?: () => void }>;

/** Says that the list is stale, and why. Pass `onRetry` if the page has no other way to retry. */
export function StaleList({ problem, at, now, onRetry }: StaleProps) {
  const words = useText({ transactions }).transactions;
  const since = words.stale(formatMoment(at, now));
  return <ResourceStale since={since} tryAgain={words.tryAgain} problem={problem} onRetry={onRetry} />;
}
