import { type Client, formatPrice, lagosDay } from '@oja/core';
import { type BulkBatch, type BulkStore, bulkCsv, loadCodes } from '@oja/core/bulk';
import { useState } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { useBusy } from '../../binding/useBusy.ts';
import { useArrivalFocus } from '../../binding/useFocus.ts';
import { bulk } from '../../text/en/bulk.ts';
import { kit } from '../../text/en/kit.ts';
import { heading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { download } from '../../ui/icon/glyphs.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import * as styles from '../Bulk.css.ts';
import { BatchRowList } from './BatchRowList.tsx';
import { HaltNotice } from './HaltNotice.tsx';
import { TallyTable } from './TallyTable.tsx';

export type BatchViewProps = Readonly<{ client: Client; store: BulkStore; batch: BulkBatch }>;

/** A list that is being sold or was sold: its progress, the amount in each state, and its actions. */
export function BatchView({ client, store, batch }: BatchViewProps) {
  const words = useText({ bulk }).bulk;
  const place = useArrivalFocus<HTMLDivElement>();
  const rows = useSignal(batch.rows);
  const tallies = useSignal(batch.tallies);
  const halt = useSignal(batch.halt);
  const left = tallies.waiting.count;
  const open = tallies.sending.count + tallies.held.count + tallies.review.count;
  const isDone = left + open === 0;
  const ended = rows.length - left - open - tallies['not-sold'].count;
  const isGood = tallies.delivered.count === rows.length;
  const title = isGood ? words.done : isDone ? words.doneWith : words.running(ended, rows.length);
  return (
    <div ref={place} tabIndex={-1} className={styles.stop}>
      <Card>
        <h2 className={heading}>{title}</h2>
        <progress className={styles.progress} max={rows.length} value={ended} aria-label={words.progress} />
        {!isDone && !halt && <p className={styles.muted}>{words.goesOn}</p>}
        <HaltNotice batch={batch} isDone={isDone} />
        <TallyTable tallies={tallies} />
        <div className={styles.actions}>
          {isDone ? (
            <DoneActions client={client} store={store} batch={batch} />
          ) : (
            halt?.kind !== 'elsewhere' && <RunningActions batch={batch} />
          )}
        </div>
      </Card>
      <BatchRowList client={client} rows={rows} />
    </div>
  );
}

/** Actions while the list is sold: pause it, or stop the rest. */
function RunningActions({ batch }: Pick<BatchViewProps, 'batch'>) {
  const text = useText({ bulk, kit });
  const words = text.bulk;
  const { waiting } = useSignal(batch.tallies);
  const halt = useSignal(batch.halt);
  const [isAsking, setAsking] = useState(false);
  if (waiting.count === 0) return null;
  return (
    <>
      {!halt && <Button onClick={() => void batch.pause()}>{words.pause}</Button>}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.stop}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.stop}
          words={text.kit}
          tone="danger"
          confirmLabel={words.stop}
          cancelLabel={words.keepOn}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void batch.stopRest();
          }}
        >
          {words.stopBody(waiting.count, formatPrice(waiting.amount))}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Actions after the list was sold: download the result, retry failed purchases, start the next list. */
function DoneActions({ client, store, batch }: BatchViewProps) {
  const words = useText({ bulk }).bulk;
  const retriable = useSignal(batch.retriable);
  const { isBusy, run } = useBusy();
  async function save(): Promise<void> {
    const rows = batch.rows.peek();
    const codes = await loadCodes(rows, batch.deliveries, client.call);
    const csv = bulkCsv(rows, codes, { headings: words.headings, states: words.steps });
    const name = `sales-${lagosDay(client.now())}.csv`;
    saveFile(document, new File([csv], name, { type: 'text/csv;charset=utf-8' }));
  }
  return (
    <>
      <Button glyph={download} busy={isBusy} onClick={() => void run(save)}>
        {words.result}
      </Button>
      {retriable.count > 0 && (
        <Button onClick={() => void batch.retry()}>
          {words.retry(retriable.count, formatPrice(retriable.amount))}
        </Button>
      )}
      <Button variant="primary" onClick={() => void store.putAway()}>
        {batch.leftOutCount > 0 ? words.mend(batch.leftOutCount) : words.fresh}
      </Button>
      <p className={styles.muted}>{words.fileNote}</p>
    </>
  );
}
