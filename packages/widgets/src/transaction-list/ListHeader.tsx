import { type Client, formatMoment, type TransactionsFilter } from '@oja/core';
import { LazyNotice } from '../binding/LazyNotice.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useLazyDialog } from '../binding/useLazyDialog.ts';
import { transactions } from '../text/en/transactions.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { download, refresh } from '../ui/icon/glyphs.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import * as styles from './TransactionList.css.ts';
import type { History } from './useHistory.ts';

const exportDialog = createLazyCode(() =>
  import('./export/ExportDialog.tsx').then(({ ExportDialog }) => ExportDialog),
);

type ListHeaderProps = Readonly<{
  client: Client;
  history: History;
  filter: TransactionsFilter;
  now: number;
}>;

/** The number of matches and the age of the list, with buttons to export and refresh it. */
export function ListHeader({ client, history, filter, now }: ListHeaderProps) {
  const words = useText({ transactions }).transactions;
  const { Dialog, hasFailed, button, close } = useLazyDialog(exportDialog);
  const { list, items, isNarrow } = history;
  const found = list.data && isNarrow && words.found(items.length, list.data.nextCursor !== null);
  return (
    <>
      <div className={styles.header}>
        <VisuallyHidden>
          <h2 part="heading">{words.title}</h2>
        </VisuallyHidden>
        <p className={styles.age} role="status">
          {list.data && [found, words.asOf(formatMoment(list.at, now))].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.tools}>
          <IconButton label={words.exportTitle} glyph={download} {...button} />
          <IconButton label={words.refresh} glyph={refresh} onClick={() => void history.store.refresh()} />
        </div>
      </div>
      {hasFailed && <LazyNotice />}
      {Dialog && <Dialog client={client} filter={filter} now={now} onClose={close} />}
    </>
  );
}
