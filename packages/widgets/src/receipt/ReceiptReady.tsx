import { formatMoment, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { Handover } from '../handover/Handover.tsx';
import { ReceiptActions } from '../handover/ReceiptActions.tsx';
import { standingOf } from '../handover/standing.ts';
import { problems } from '../text/en/problems.ts';
import { receipt } from '../text/en/receipt.ts';
import { problemText } from '../text/problemText.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './Receipt.css.ts';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import { RefundLines } from './RefundLines.tsx';
import type { ReceiptState } from './useReceipt.ts';

type ReceiptReadyProps = Readonly<{
  state: ReceiptState;
  transaction: Transaction;
  /** The client's clock, ms since 1970. */
  clock: () => number;
  seller: string | null;
  support: string | null;
  onRepeat: ((transaction: Transaction) => void) | undefined;
}>;

const MINUTE = 60_000;

function isRefunded(transaction: Transaction): boolean {
  const standing = standingOf(transaction);
  return standing.kind === 'sale' && standing.money === 'refunded';
}

/** A receipt that is known, be it as of now or as of the last time that the server could be asked. */
export function ReceiptReady({ state, transaction, clock, seller, support, onRepeat }: ReceiptReadyProps) {
  const text = useText({ receipt, problems });
  const now = useNow(MINUTE, true, clock);
  const { at, problem, isAsking, check } = state;
  return (
    <>
      <ReceiptHead transaction={transaction} at={at} now={now} isChecking={isAsking} onCheck={check} />
      {problem && (
        <div className={styles.notice}>
          <Notice
            tone={problem.kind === 'network' ? 'info' : 'caution'}
            {...(at !== null && { title: text.receipt.stale(formatMoment(at, now)) })}
          >
            {problemText(problem, text)}
          </Notice>
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.main}>
          <Handover transaction={transaction} />
          {isRefunded(transaction) && <RefundLines amount={transaction.amount} />}
          <ReceiptActions
            transaction={transaction}
            sellerName={seller}
            supportContact={support}
            {...(onRepeat && { onRepeat })}
          />
        </div>
        <ReceiptDetails transaction={transaction} seller={seller} support={support} />
      </div>
    </>
  );
}
