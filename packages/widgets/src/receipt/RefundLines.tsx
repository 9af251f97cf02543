import { formatDateTime, formatMoney, type Kobo, kobo, type Refund } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { receipt } from '../text/en/receipt.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { DescriptionList } from '../ui/display/DescriptionList.tsx';
import * as styles from './Receipt.css.ts';

type RefundLinesProps = Readonly<{
  /** The debited and refunded amount; `null` to hide it from the customer. */
  amount: Kobo | null;
  /** Proof of the refund; `null` if only the status states it. */
  refund: Refund | null;
}>;

/** Zero makes the formatter write the year: a receipt may be read in another year. */
const WITH_YEAR = 0;

/** The debit, the refund and the zero total of a refunded purchase, with the refund's time and reference. */
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
