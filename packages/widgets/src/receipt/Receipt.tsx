import type { Problem, Transaction } from '@oja/core';
import { type ReactNode, useEffect } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useAgentName } from '../binding/useAuth.ts';
import { receipt } from '../text/en/receipt.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Card } from '../ui/card/Card.tsx';
import * as styles from './Receipt.css.ts';
import { ReceiptProblem } from './ReceiptProblem.tsx';
import { ReceiptReady } from './ReceiptReady.tsx';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';
import { useReceipt } from './useReceipt.ts';
import { useSupportContact } from './useSupportContact.ts';

/** What is known of a sale, and why the last question was not answered. */
export type ReceiptAnswer = Readonly<{ transaction: Transaction | null; problem: Problem | null }>;

export type ReceiptProps = Readonly<
  ClientProps & {
    /** The server's ref of the sale, or the intent's reference. */
    reference: string;
    /** Shows "Sell this again". */
    onRepeat?: (transaction: Transaction) => void;
    /** The way to report a sale whose money is due, such as `ReportProblem`. Left out: a chat with support. */
    reportRefund?: (transaction: Transaction) => ReactNode;
    /** Who sold it, on what the customer gets. Left out: the agent's own name. */
    sellerName?: string;
    /** Whom the customer can ask. Left out: the number of the support list; '' for none. */
    supportContact?: string;
    /** Called with what the server has answered, and anew when that changes. */
    onAnswer?: (answer: ReceiptAnswer) => void;
  }
>;

/** One sale in full: what to hand over, ways to give it to the customer, and everything that is known of it. */
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
    <section className={`${surfaceRoot} ${styles.root}`} aria-label={words.title} aria-busy={isAsking}>
      <Card flush>
        <div className={styles.sheet}>
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
        </div>
      </Card>
    </section>
  );
}
