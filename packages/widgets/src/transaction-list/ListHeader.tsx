import { formatMoment, type ResourceState, type TransactionPages } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import { Button } from '../ui/button/Button.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import * as styles from './TransactionList.css.ts';

type ListHeaderProps = Readonly<{
  list: ResourceState<TransactionPages>;
  isRecent: boolean;
  now: number;
  onShowAll: (() => void) | undefined;
  onRefresh: () => void;
}>;

/** "Recent" and the way to all of them; or, where all are shown, how old the list is and the way to a fresh one. */
export function ListHeader({ list, isRecent, now, onShowAll, onRefresh }: ListHeaderProps) {
  const words = useText({ transactions }).transactions;
  if (isRecent) {
    return (
      <div className={styles.header}>
        <h2 className={styles.title}>{words.recent}</h2>
        {onShowAll && (
          <Button variant="quiet" aria-label={words.showAllLabel} onClick={onShowAll}>
            {words.showAll}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.header}>
      <VisuallyHidden>
        <h2>{words.title}</h2>
      </VisuallyHidden>
      <p className={styles.age} role="status">
        {list.data !== null && words.asOf(formatMoment(list.at, now))}
      </p>
      <IconButton label={words.refresh} glyph={refresh} onClick={onRefresh} />
    </div>
  );
}
