import { formatDateTime, formatMoney, type Kobo, kobo, type Refund } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { receipt } from '../text/en/receipt.ts';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { DescriptionList } from '../ui/list/DescriptionList.tsx';
import * as styles from './Receipt.css.ts';

type RefundLinesProps = Readonly<{
  amount: Kobo;
  /** What shows that the money came back; null where only the status of the sale says so. */
  refund: Refund | null;
}>;

/** The year is always written: a receipt may be read in another one. */
const WITH_YEAR = 0;

/** Both lines of a sale whose money came back: what went out and what came in, by which refund, and that nothing is missing. */
export function RefundLines({ amount, refund }: RefundLinesProps) {
  const text = useText({ receipt, kit });
  const words = text.receipt;
  const paid = kobo(Math.abs(amount));
  return (
    <DescriptionList
      rows={[
        { term: words.charged, value: `\u2212${formatMoney(paid)}` },
        { term: words.refunded, value: `+${formatMoney(paid)}` },
        { term: words.youPaid, value: formatMoney(kobo(0)) },
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
