import { formatMoney, type Kobo, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { goodsOf } from '../handover/goods.ts';
import { energyLines, moneyLines, saleLines, tracingLines } from '../handover/receiptLines.ts';
import { handover } from '../text/en/handover.ts';
import { kit } from '../text/en/kit.ts';
import { receipt } from '../text/en/receipt.ts';
import { subheading } from '../theme/type.css.ts';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { DescriptionList } from '../ui/list/DescriptionList.tsx';
import * as styles from './Receipt.css.ts';

type ReceiptDetailsProps = Readonly<{
  transaction: Transaction;
  seller: string | null;
  support: string | null;
}>;

const figure = (term: string, amount: Kobo | undefined) => ({
  term,
  value: amount ? formatMoney(amount) : null,
});

/** Everything else that is known of a sale; the last lines are the agent's own and stand on no copy of it. */
export function ReceiptDetails({ transaction, seller, support }: ReceiptDetailsProps) {
  const text = useText({ receipt, handover, kit });
  const words = text.receipt;
  const { ref, status, commission, balance, delivery } = transaction;
  const { token } = goodsOf(transaction);
  const copied: Readonly<Record<string, Readonly<{ value: string; label: string }>>> = {
    [words.reference]: { value: ref, label: words.copyReference },
    ...(delivery?.providerReference && {
      [words.providerReference]: { value: delivery.providerReference, label: words.copyProviderReference },
    }),
  };
  return (
    <div className={styles.details}>
      <h3 className={subheading}>{words.details}</h3>
      <DescriptionList
        rows={[
          ...saleLines(transaction, words),
          // Beside the token they stand already.
          ...(token ? [] : energyLines(transaction, text.handover)),
          ...moneyLines(transaction, words),
          ...tracingLines(transaction, words).map(({ term, value }) => ({
            term,
            value: copied[term] ? (
              <span className={styles.copied}>
                {value}
                <CopyButton {...copied[term]} words={text.kit} variant="quiet" />
              </span>
            ) : (
              value
            ),
          })),
          { term: words.soldBy, value: seller },
          { term: words.support, value: support },
          figure(words.youEarned, status === 'delivered' ? commission : undefined),
          figure(words.balanceBefore, balance?.before),
          figure(words.balanceAfter, balance?.after),
        ]}
      />
    </div>
  );
}
