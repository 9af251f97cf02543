import {
  type Client,
  categoryFactsOf,
  explainProblem,
  formatMoment,
  linkRefunds,
  MINUTE,
  outcomeOf,
  problemMessages,
  type Transaction,
  type TransactionOutcome,
} from '@oja/core';
import { type ReactNode, useMemo } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { Delivery } from '../delivery/Delivery.tsx';
import { MoneyHelp } from '../delivery/MoneyHelp.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import { customersCopy } from '../delivery/receipt/customersCopy.ts';
import { ReceiptActions } from '../delivery/receipt/ReceiptActions.tsx';
import { receipt } from '../text/en/receipt.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import * as styles from './Receipt.css.ts';
import { ReceiptDetails } from './ReceiptDetails.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import { RefundLines } from './RefundLines.tsx';
import type { ReceiptState } from './useReceipt.ts';

/**
 * The outcome of a transaction from everything that this client knows. Also searches the loaded history for the refund,
 * because some servers do not link it to the transaction.
 */
function useOutcome(client: Client, transaction: Transaction): TransactionOutcome {
  const { data } = useSignal(client.transactions.state);
  const { failedPurchases } = client;
  const refund = useMemo(() => data && linkRefunds(data.items).refundOf(transaction), [data, transaction]);
  return outcomeOf(transaction, { refund, failedPurchases });
}

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
