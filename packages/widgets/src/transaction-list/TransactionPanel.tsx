import type { Transaction } from '@oja/core';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { delivery } from '../text/en/delivery.ts';
import { kit } from '../text/en/kit.ts';
import { money } from '../text/en/money.ts';
import { problems } from '../text/en/problems.ts';
import { transactions } from '../text/en/transactions.ts';
import { problemText } from '../text/problemText.ts';
import { Button } from '../ui/button/Button.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { Card } from '../ui/card/Card.tsx';
import { VisuallyHidden } from '../ui/hidden/VisuallyHidden.tsx';
import { cross } from '../ui/icon/glyphs.ts';
import { AmountText } from '../ui/money/AmountText.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import { exactAmount } from './amount.ts';
import { Handover } from './Handover.tsx';
import { StandingWords } from './StandingBadges.tsx';
import { standingOf } from './standing.ts';
import { TransactionFields } from './TransactionFields.tsx';
import * as styles from './TransactionPanel.css.ts';
import type { OpenTransaction } from './useTransaction.ts';

type TransactionPanelProps = Readonly<{
  id: string;
  open: OpenTransaction;
  now: number;
  onClose: () => void;
  panelRef: RefObject<HTMLElement | null>;
}>;

/** One transaction in full, beside the list or in its place. Escape closes it too. */
export function TransactionPanel({ id, open, now, onClose, panelRef }: TransactionPanelProps) {
  const text = useText({ transactions, problems });
  const words = text.transactions;
  const titleId = useId();
  const { transaction, problem } = open;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
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
          <h3 className={styles.title} id={titleId}>
            {transaction?.name ?? words.detail}
          </h3>
          <IconButton label={words.close} glyph={cross} aria-expanded aria-controls={id} onClick={onClose} />
        </div>
        {transaction ? (
          <Detail transaction={transaction} now={now} />
        ) : problem ? (
          <Notice
            tone="critical"
            title={words.detailFailed}
            action={<Button onClick={open.retry}>{words.tryAgain}</Button>}
          >
            {problemText(problem, text)}
          </Notice>
        ) : (
          <OnItsWay label={words.loadingDetail} />
        )}
      </Card>
    </section>
  );
}

function Detail({ transaction, now }: Readonly<{ transaction: Transaction; now: number }>) {
  const text = useText({ money, delivery, transactions, kit });
  return (
    <>
      <div className={styles.summary}>
        <AmountText text={exactAmount(transaction)} size={32} strong />
        <div className={styles.words}>
          <StandingWords standing={standingOf(transaction)} text={text} />
        </div>
      </div>
      {transaction.delivery && <Handover delivery={transaction.delivery} text={text} />}
      <TransactionFields transaction={transaction} now={now} text={text} />
    </>
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
