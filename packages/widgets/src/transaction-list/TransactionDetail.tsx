import { type Client, isFinal, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { Handover } from '../handover/Handover.tsx';
import { standingOf } from '../handover/standing.ts';
import { delivery } from '../text/en/delivery.ts';
import { kit } from '../text/en/kit.ts';
import { money } from '../text/en/money.ts';
import { transactions } from '../text/en/transactions.ts';
import { AmountText } from '../ui/money/AmountText.tsx';
import { exactAmount } from './amount.ts';
import { Recheck } from './Recheck.tsx';
import { StandingWords } from './StandingBadges.tsx';
import { TransactionActions } from './TransactionActions.tsx';
import { TransactionFields } from './TransactionFields.tsx';
import * as styles from './TransactionPanel.css.ts';
import { useRecheck } from './useRecheck.ts';
import type { OpenTransaction } from './useTransaction.ts';

type TransactionDetailProps = Readonly<{
  client: Client;
  transaction: Transaction;
  open: OpenTransaction;
  now: number;
  sale: Transaction | null;
  onShow: (ref: string | null) => void;
  onRepeat: ((transaction: Transaction) => void) | undefined;
  onEnd: () => void;
}>;

/** What is known of a transaction, the money first. */
export function TransactionDetail({
  client,
  transaction,
  open,
  now,
  sale,
  onShow,
  onRepeat,
  onEnd,
}: TransactionDetailProps) {
  const text = useText({ money, delivery, transactions, kit });
  const recheck = useRecheck({ client, open, onEnd });
  const standing = standingOf(transaction);
  return (
    <>
      <div className={styles.summary}>
        <AmountText text={exactAmount(transaction)} size={32} strong />
        {/* Announced when it changes: the answer that was waited for. */}
        <div className={styles.words} role="status">
          <StandingWords standing={standing} text={text} />
        </div>
      </div>
      {!isFinal(transaction.status) && <Recheck client={client} recheck={recheck} at={open.at} />}
      <Handover transaction={transaction} />
      <TransactionFields
        transaction={transaction}
        now={now}
        sale={sale}
        onShowSale={() => onShow(sale?.ref ?? null)}
        text={text}
      />
      <TransactionActions client={client} transaction={transaction} onRepeat={onRepeat} />
    </>
  );
}
