import {
  type Client,
  categoryFactsOf,
  explainProblem,
  formatMoment,
  MINUTE,
  problemMessages,
  type Transaction,
} from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { customersCopy } from '../delivery/customersCopy.ts';
import { Delivery } from '../delivery/Delivery.tsx';
import { MoneyHelp } from '../delivery/MoneyHelp.tsx';
import { ReceiptActions } from '../delivery/ReceiptActions.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import { useOutcome } from '../delivery/useOutcome.ts';
import { receipt } from '../text/en/receipt.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import * as styles from './Receipt.css.ts';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import { RefundLines } from './RefundLines.tsx';
import type { ReceiptState } from './useReceipt.ts';

type ReceiptReadyProps = Readonly<{
  state: ReceiptState;
  transaction: Transaction;
  client: Client;
  seller: string | null;
  support: string | null;
  onRepeat: ((transaction: Transaction) => void) | undefined;
  reportRefund: ((transaction: Transaction) => ReactNode) | undefined;
}>;

/** The receipt of a known transaction, current or from the last successful check. */
export function ReceiptReady({
  state,
  transaction,
  client,
  seller,
  support,
  onRepeat,
  reportRefund,
}: ReceiptReadyProps) {
  const text = useText({ receipt, problems: problemMessages });
  const now = useNow(MINUTE, true, client.now);
  const { at, problem, isAsking, check } = state;
  const outcome = useOutcome(client, transaction);
  const copy = customersCopy(transaction);
  const isOwnPrice = copy !== transaction;
  const money = outcome.kind === 'purchase' ? outcome.money : null;
  return (
    <>
      <ReceiptHead
        transaction={copy}
        isOwnPrice={isOwnPrice}
        outcome={outcome}
        at={at}
        now={now}
        clock={client.now}
        isChecking={isAsking}
        onCheck={check}
      />
      {problem && (
        <div className={styles.notice}>
          <Notice
            tone={problem.kind === 'network' ? 'info' : 'caution'}
            {...(at !== null && { title: text.receipt.stale(formatMoment(at, now)) })}
          >
            {explainProblem(problem, text.problems)}
          </Notice>
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.main}>
          {money && money !== 'charged' && <MoneyHelp state={money} />}
          <Delivery transaction={transaction} definition={categoryFactsOf(transaction.category)} />
          {outcome.kind === 'purchase' && money === 'refunded' && (
            <RefundLines amount={isOwnPrice ? null : transaction.amount} refund={outcome.refund} />
          )}
          {money === 'refund-due' &&
            client.session &&
            (reportRefund?.(transaction) ?? <ReportRefund client={client} transaction={transaction} />)}
          <ReceiptActions
            transaction={transaction}
            sellerName={seller}
            supportContact={support}
            {...(onRepeat && { onRepeat })}
          />
        </div>
        <ReceiptDetails transaction={copy} seller={seller} support={support} />
      </div>
    </>
  );
}
