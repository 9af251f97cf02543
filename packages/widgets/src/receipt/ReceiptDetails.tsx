import { formatMoney, type Kobo, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { deliverablesOf } from '../delivery/deliverables.ts';
import { energyLines, moneyLines, purchaseLines, tracingLines } from '../delivery/receipt/receiptLines.ts';
import { deliverables } from '../text/en/deliverables.ts';
import { kit } from '../text/en/kit.ts';
import { receipt } from '../text/en/receipt.ts';
import { caption, subheading } from '../theme/type.css.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { DescriptionList } from '../ui/display/DescriptionList.tsx';
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

/** The details of a transaction. The agent's own figures are separate and never on the customer's receipt. */
export function ReceiptDetails({ transaction, seller, support }: ReceiptDetailsProps) {
  const text = useText({ receipt, deliverables, kit });
  const words = text.receipt;
  const { status, commission, balance } = transaction;
  const { token } = deliverablesOf(transaction);
  const toCopy = [words.reference, words.providerReference];
  const ownLines = [
    figure(words.youEarned, status === 'delivered' ? commission : undefined),
    figure(words.balanceBefore, balance?.before),
    figure(words.balanceAfter, balance?.after),
  ];
  return (
    <div className={styles.details}>
      <h3 className={subheading}>{words.details}</h3>
      <DescriptionList
        rows={[
          ...purchaseLines(transaction, words),
          // `Delivery` shows these lines next to the token.
          ...(token ? [] : energyLines(transaction, text.deliverables)),
          ...moneyLines(transaction, words),
          ...tracingLines(transaction, words).map(({ term, value }) => ({
            term,
            value: toCopy.includes(term) ? (
              <span className={styles.copied}>
                {value}
                <CopyButton value={value} words={text.kit} variant="quiet" />
              </span>
            ) : (
              value
            ),
          })),
          { term: words.soldBy, value: seller },
          { term: words.support, value: support },
        ]}
      />
      {ownLines.some(({ value }) => value !== null) && (
        <div className={styles.own}>
          <p className={caption}>{words.onlyYou}</p>
          <DescriptionList rows={ownLines} />
        </div>
      )}
    </div>
  );
}
