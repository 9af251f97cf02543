import { formatMoment, formatMoney, kobo, type Transaction, type TransactionOutcome } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { SettlementClock } from '../delivery/SettlementClock.tsx';
import { delivery } from '../text/en/delivery.ts';
import { money } from '../text/en/money.ts';
import { receipt } from '../text/en/receipt.ts';
import { caption, small } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { MoneyBadge } from '../ui/display/Badge.tsx';
import { checkCircle, clock, crossCircle, refresh, returned } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { type HeadTone, headMessages } from './headMessages.ts';
import * as styles from './ReceiptHead.css.ts';

const marks: Readonly<Record<HeadTone, string>> = {
  positive: checkCircle,
  caution: clock,
  critical: crossCircle,
  info: returned,
};

/** The longest amount that fits in large type in 280 px. */
const LONG = '₦999,999.99'.length;

type ReceiptHeadProps = Readonly<{
  /** The customer's copy. */
  transaction: Transaction;
  /** True if the customer paid a selling price: then no sentence states the amount that the wallet paid. */
  isOwnPrice: boolean;
  outcome: TransactionOutcome;
  /** Time of the last check with the server, in ms since 1970; `null` if there was none. */
  at: number | null;
  now: number;
  /** The client's clock, in ms since 1970. */
  clock: () => number;
  isChecking: boolean;
  onCheck: () => void;
}>;

/** The status of the delivery and of the money, in words, with an icon and a colour. */
export function ReceiptHead({
  transaction,
  isOwnPrice,
  outcome,
  at,
  now,
  clock,
  isChecking,
  onCheck,
}: ReceiptHeadProps) {
  const text = useText({ receipt, delivery, money });
  const words = headMessages(transaction, outcome, text, isOwnPrice);
  const amount = formatMoney(kobo(Math.abs(transaction.amount)));
  return (
    <header className={styles.head[words.tone]} data-tone={words.tone}>
      <div className={styles.news} role="status">
        <span className={styles.mark[words.tone]}>
          <Icon glyph={marks[words.tone]} size={32} />
        </span>
        <div className={styles.said}>
          <h2 part="heading" className={styles.title}>
            {words.title}
          </h2>
          <p className={small}>{transaction.name}</p>
        </div>
        <p className={styles.sum}>
          <span className={amount.length > LONG ? styles.longAmount : styles.amount}>{amount}</span>
          {words.money && <MoneyBadge state={words.money} words={text.money} />}
        </p>
        {words.body && <p className={styles.body}>{words.body}</p>}
      </div>
      {words.isOpen && (
        <div className={styles.check}>
          <Button glyph={refresh} busy={isChecking} onClick={onCheck}>
            {text.receipt.checkNow}
          </Button>
          <SettlementClock sale={transaction} clock={clock} />
          {at !== null && <span className={caption}>{text.receipt.checked(formatMoment(at, now))}</span>}
        </div>
      )}
    </header>
  );
}
