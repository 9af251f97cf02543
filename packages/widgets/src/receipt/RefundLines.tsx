import { formatDateTime, formatMoney, type Kobo, kobo, type Refund } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { receipt } from '../text/en/receipt.ts';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { DescriptionList } from '../ui/list/DescriptionList.tsx';
import * as styles from './Receipt.css.ts';

type RefundLinesProps = Readonly<{
  /** What went out and came back; null where that is not for the customer's eyes. */
  amount: Kobo | null;
  /** What shows that the money came back; null where only the status of the sale says so. */
  refund: Refund | null;
}>;

/** The year is always written: a receipt may be read in another one. */
const WITH_YEAR = 0;

/** Both lines of a sale whose money came back: what went out and what came in, by which refund, and that nothing is missing. */
export function RefundLines({ amount, refund }: RefundLinesProps) {
  const text = useText({ receipt, kit });
  const words = text.receipt;
  const paid = amount === null ? null : formatMoney(kobo(Math.abs(amount)));
  return (
    <DescriptionList
      rows={[
        { term: words.charged, value: paid && `\u2212${paid}` },
        { term: words.refunded, value: paid && `+${paid}` },
        { term: words.youPaid, value: paid && formatMoney(kobo(0)) },
        { term: words.refundedAt, value: refund && formatDateTime(refund.createdAt, WITH_YEAR) },
        {
          term: words.refundRef,
          value: refund && (
            <span className={styles.copied}>
              {refund.ref}
              <CopyButton value={refund.ref} words={text.kit} variant="quiet" />
            </span>
          ),
        },
      ]}
    />
  );
}
