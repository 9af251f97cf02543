import { type Client, formatPrice, kobo, type Transaction } from '@oja/core';
import type { ReactNode } from 'react';
import { Lazy } from '../../binding/Lazy.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { refundDueBy } from '../../delivery/receipt/receiptLines.ts';
import { SettlementClock } from '../../delivery/SettlementClock.tsx';
import { receipt } from '../../text/en/receipt.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';

// Loaded lazily: few purchases need the chat with support.
const reportRefund = createLazyCode(() =>
  import('../../delivery/ReportRefund.tsx').then(({ ReportRefund }) => ReportRefund),
);

type RefundDueProps = Readonly<{
  client: Client;
  transaction: Transaction;
  /** Renders the host's report of a due refund. Default: a chat with support. */
  report: ((transaction: Transaction) => ReactNode) | undefined;
}>;

/** For a failed purchase without a refund: when the refund is due, and how to report it. */
export function RefundDue({ client, transaction, report }: RefundDueProps) {
  const words = useText({ receipt }).receipt;
  const price = formatPrice(kobo(Math.abs(transaction.amount)));
  return (
    <Notice
      tone="critical"
      announced={false}
      action={
        client.session &&
        (report?.(transaction) ?? (
          <Lazy
            code={reportRefund}
            props={{ client, transaction }}
            fallback={<Skeleton width="12ch" height="44px" />}
          />
        ))
      }
    >
      {words.refundDueBody(price, refundDueBy(transaction))}
      <SettlementClock sale={transaction} clock={client.now} />
    </Notice>
  );
}
