import { type Client, formatMoment, type TransactionsFilter } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { transactions } from '../text/en/transactions.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { PartNotice } from '../ui/feedback/Notice.tsx';
import { download, refresh } from '../ui/icon/glyphs.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { usePart } from '../ui/usePart.ts';
import * as styles from './TransactionList.css.ts';
import type { History } from './useHistory.ts';

// Loaded lazily; prefetched on pointerenter and focus.
const loadExport = () => import('./export/ExportDialog.tsx').then(({ ExportDialog }) => ExportDialog);

type ListHeaderProps = Readonly<{
  client: Client;
  history: History;
  filter: TransactionsFilter;
  now: number;
}>;

/** The number of matches and the age of the list, with buttons to export and refresh it. */
export function ListHeader({ client, history, filter, now }: ListHeaderProps) {
  const text = useText({ transactions, kit });
  const words = text.transactions;
  const [isSaving, setIsSaving] = useState(false);
  const { Component: ExportDialog, hasFailed, load } = usePart(loadExport);
  const { list, items, isNarrow } = history;
  const found = list.data && isNarrow && words.found(items.length, list.data.nextCursor !== null);
  const press = () => {
    load();
    setIsSaving(true);
  };
  return (
    <>
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
            onPointerEnter={load}
            onFocus={load}
            onClick={press}
          />
          <IconButton label={words.refresh} glyph={refresh} onClick={() => void history.store.refresh()} />
        </div>
      </div>
      {isSaving && hasFailed && <PartNotice words={text.kit} />}
      {isSaving && ExportDialog && (
        <ExportDialog client={client} filter={filter} now={now} onClose={() => setIsSaving(false)} />
      )}
    </>
  );
}
