import type { Client, TransactionsFilter } from '@oja/core';
import { ProblemText } from '../../binding/ProblemText.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { delivery } from '../../text/en/delivery.ts';
import { kit } from '../../text/en/kit.ts';
import { money } from '../../text/en/money.ts';
import { transactions } from '../../text/en/transactions.ts';
import { body, small } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { download } from '../../ui/icon/glyphs.ts';
import { settingsOf } from '../filter/settings.ts';
import * as styles from './ExportDialog.css.ts';
import { MOST_ROWS } from './loadMatches.ts';
import { type Export, useExport } from './useExport.ts';

type ExportDialogProps = Readonly<{
  client: Client;
  filter: TransactionsFilter;
  now: number;
  onClose: () => void;
}>;

/** Exports all transactions that match the filter as CSV, including ones that are not loaded. Closing it stops the export. */
export function ExportDialog({ client, filter, now, onClose }: ExportDialogProps) {
  const text = useText({ transactions, delivery, money, kit });
  const words = text.transactions;
  const made = useExport(client, filter, words.columns);
  const { progress, isLoading, problem, file } = made;
  const isEmpty = progress.isWhole && progress.rows.length === 0;
  const names = settingsOf(filter, now, text).map(({ name }) => name);
  const chosen = filter.search ? [words.searchedFor(filter.search), ...names] : names;
  return (
    <Dialog
      title={words.exportTitle}
      words={text.kit}
      onClose={onClose}
      actions={
        <>
          {file ? (
            <ButtonLink href={file.url} download={file.name} glyph={download}>
              {words.exportAgain}
            </ButtonLink>
          ) : (
            <Button variant="primary" glyph={download} busy={isLoading} onClick={made.start}>
              {problem ? words.tryAgain : words.exportStart}
            </Button>
          )}
          <Button onClick={onClose}>{isLoading ? words.exportCancel : text.kit.close}</Button>
        </>
      }
    >
      <p className={body}>{chosen.length > 0 ? words.exportOf(chosen.join(', ')) : words.exportAll}</p>
      {!file && <p className={`${small} ${styles.muted}`}>{words.exportNote(MOST_ROWS)}</p>}
      <Progress made={made} isEmpty={isEmpty} />
    </Dialog>
  );
}

/** The progress of the export. Announced at its end, not for every page. */
function Progress({ made, isEmpty }: Readonly<{ made: Export; isEmpty: boolean }>) {
  const text = useText({ transactions });
  const words = text.transactions;
  const { progress, isLoading, problem, file } = made;
  const count = progress.rows.length;
  if (problem) {
    return (
      <Notice tone="caution" title={words.exportStopped(count)}>
        <ProblemText problem={problem} />
      </Notice>
    );
  }
  return (
    <>
      {isLoading && (
        <div className={styles.progress}>
          <progress aria-label={words.exportReading} className={styles.bar} />
          <p className={small}>{words.exportSoFar(count)}</p>
        </div>
      )}
      <div role="status">
        {isEmpty && <p className={body}>{words.exportNone}</p>}
        {file && (
          <Notice tone="positive" title={words.exportDone(count)} announced={false}>
            {file.name}
            {!progress.isWhole && ` ${words.exportCapped}`}
          </Notice>
        )}
      </div>
    </>
  );
}
