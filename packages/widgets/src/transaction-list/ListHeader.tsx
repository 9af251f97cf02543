import { type Client, formatMoment, type TransactionsFilter } from '@oja/core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { download, refresh } from '../ui/icon/glyphs.ts';
import * as styles from './TransactionList.css.ts';
import type { History } from './useHistory.ts';

const loadExport = () =>
  import('./export/ExportDialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog }));
const ExportDialog = lazy(loadExport);

type ListHeaderProps = Readonly<{
  client: Client;
  history: History;
  filter: TransactionsFilter;
  now: number;
}>;

/** How many were found, how old the list is, the way to a file of it and the way to a fresh one. */
export function ListHeader({ client, history, filter, now }: ListHeaderProps) {
  const words = useText({ transactions }).transactions;
  const [isSaving, setIsSaving] = useState(false);
  const { list, items, isNarrow } = history;
  const found = list.data && isNarrow && words.found(items.length, list.data.nextCursor !== null);
  return (
    <div className={styles.header}>
      <VisuallyHidden>
        <h2>{words.title}</h2>
      </VisuallyHidden>
      <p className={styles.age} role="status">
        {list.data && [found, words.asOf(formatMoment(list.at, now))].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.tools}>
        <IconButton
          label={words.exportTitle}
          glyph={download}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadExport()}
          onFocus={() => void loadExport()}
          onClick={() => setIsSaving(true)}
        />
        <IconButton label={words.refresh} glyph={refresh} onClick={() => void history.store.refresh()} />
      </div>
      {isSaving && (
        <Suspense fallback={null}>
          <ExportDialog client={client} filter={filter} now={now} onClose={() => setIsSaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
