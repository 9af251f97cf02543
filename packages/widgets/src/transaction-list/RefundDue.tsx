import { type Client, formatPrice, kobo, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import { SettlementClock } from '../delivery/SettlementClock.tsx';
import { receipt } from '../text/en/receipt.ts';
import { Notice } from '../ui/notice/Notice.tsx';

type RefundDueProps = Readonly<{ client: Client; transaction: Transaction }>;

/** A failed sale whose money is not back: when it is due, and the way to report it. */
export function RefundDue({ client, transaction }: RefundDueProps) {
  const words = useText({ receipt }).receipt;
  const price = formatPrice(kobo(Math.abs(transaction.amount)));
  return (
    <Notice
      tone="critical"
      announced={false}
      action={client.session && <ReportRefund client={client} transaction={transaction} />}
    >
      {words.refundDueBody(price)}
      <SettlementClock sale={transaction} clock={client.now} />
    </Notice>
  );
}
