import type { Problem, Transaction } from '@oja/core';
import { type ReactNode, useEffect } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useAgentName } from '../binding/useAuth.ts';
import { receipt } from '../text/en/receipt.ts';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './Receipt.css.ts';
import { ReceiptProblem } from './ReceiptProblem.tsx';
import { ReceiptReady } from './ReceiptReady.tsx';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';
import { useReceipt } from './useReceipt.ts';
import { useSupportContact } from './useSupportContact.ts';

/** The last known transaction, and the problem of the last request if it failed. */
export type ReceiptAnswer = Readonly<{ transaction: Transaction | null; problem: Problem | null }>;

export type ReceiptProps = Readonly<
  ClientProps & {
    /** The server's ref of the transaction, or the purchase's reference (idempotency key). */
    reference: string;
    /** Called when "Sell this again" is pressed. No button is shown if omitted. */
    onRepeat?: (transaction: Transaction) => void;
    /** Renders a way to report a missing refund, such as `ReportProblem`. Default: a chat with support. */
    reportRefund?: (transaction: Transaction) => ReactNode;
    /** Name of the seller on the receipt. Default: the agent's name. */
    sellerName?: string;
    /** Support contact on the receipt. Default: the number of the support list. '' for none. */
    supportContact?: string;
    /** Called when the transaction or the problem changes. */
    onAnswer?: (answer: ReceiptAnswer) => void;
  }
>;

/** One transaction in full: delivered items, actions that give the receipt to the customer, and all details. */
export function Receipt({
  client: own,
  reference,
  onRepeat,
  reportRefund,
  sellerName,
  supportContact,
  onAnswer,
}: ReceiptProps) {
  const client = useClient(own);
  const words = useText({ receipt }).receipt;
  const state = useReceipt(client, reference);
  const { transaction, problem, isAsking, check } = state;
  const agent = useAgentName(client);
  const support = useSupportContact(client, supportContact, transaction !== null);
  useEffect(() => {
    if (transaction || problem) onAnswer?.({ transaction, problem });
  }, [transaction, problem, onAnswer]);

  return (
    <WidgetRoot className={styles.root} aria-label={words.title} aria-busy={isAsking}>
      <Card flush>
        {transaction ? (
          <ReceiptReady
            state={state}
            transaction={transaction}
            client={client}
            seller={sellerName ?? agent}
            support={support}
            onRepeat={onRepeat}
            reportRefund={reportRefund}
          />
        ) : problem && !isAsking ? (
          <ReceiptProblem problem={problem} reference={reference} onRetry={check} />
        ) : (
          <ReceiptSkeleton />
        )}
      </Card>
    </WidgetRoot>
  );
}
