import type { Problem } from '@oja/core';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { ProblemText } from '../../binding/ProblemText.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { transactions } from '../../text/en/transactions.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { FailureNotice } from '../../ui/feedback/Notice.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/Skeleton.tsx';
import { cross } from '../../ui/icon/glyphs.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { TransactionDetail, type TransactionDetailProps } from './TransactionDetail.tsx';
import * as styles from './TransactionPanel.css.ts';

type TransactionPanelProps = Readonly<
  Omit<TransactionDetailProps, 'transaction' | 'onEnd'> & {
    id: string;
    /** `false` for the newest, which is shown until another is opened. */
    canClose: boolean;
    panelRef: RefObject<HTMLElement | null>;
  }
>;

/** The detail of a transaction, beside the list or in its place. Escape closes it. */
export function TransactionPanel({ id, open, canClose, onShow, panelRef, ...detail }: TransactionPanelProps) {
  const words = useText({ transactions }).transactions;
  const titleId = useId();
  const { transaction, problem } = open;
  const close = () => onShow(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !canClose) return;
    // A dialog inside the panel handles its own Escape.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      id={id}
      ref={panelRef}
      className={styles.panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={!transaction && !problem}
      onKeyDown={closeOnEscape}
    >
      <Card>
        <div className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {transaction?.name ?? words.detail}
          </h2>
          {canClose && (
            <IconButton label={words.close} glyph={cross} aria-expanded aria-controls={id} onClick={close} />
          )}
        </div>
        {transaction ? (
          <TransactionDetail
            // Resets the state, so that a result about one transaction is not shown for another.
            key={transaction.id}
            {...detail}
            transaction={transaction}
            open={open}
            onShow={onShow}
            onEnd={() => panelRef.current?.focus({ preventScroll: true })}
          />
        ) : problem ? (
          <DetailFailed problem={problem} onRetry={open.retry} />
        ) : (
          <OnItsWay label={words.loadingDetail} />
        )}
      </Card>
    </section>
  );
}

type DetailFailedProps = Readonly<{ problem: Problem; onRetry: () => void }>;

/** Says that the transaction does not exist, or could not be loaded. */
function DetailFailed({ problem, onRetry }: DetailFailedProps) {
  const text = useText({ transactions });
  const words = text.transactions;
  const isUnknown = problem.kind === 'client' && problem.status === 404;
  return (
    <FailureNotice
      title={isUnknown ? words.notFound : words.detailFailed}
      retryLabel={words.tryAgain}
      onRetry={onRetry}
    >
      {isUnknown ? words.notFoundBody : <ProblemText problem={problem} />}
    </FailureNotice>
  );
}

const LINES = ['to', 'description', 'time', 'kind', 'before', 'after'];

function OnItsWay({ label }: Readonly<{ label: string }>) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.summary}>
        <SkeletonText size={32} width="7ch" />
        <Skeleton width="9em" height="24px" />
      </div>
      {LINES.map((line) => (
        <div key={line} className={styles.placeholder}>
          <SkeletonText size={14} width="8ch" />
          <SkeletonText size={16} width="14ch" />
        </div>
      ))}
    </div>
  );
}
