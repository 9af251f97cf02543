import { ago, agoMessages, categoryFactsOf, formatMoment, type OpenPurchase } from '@oja/core';
import { Lazy } from '../binding/Lazy.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { money } from '../text/en/money.ts';
import { openPurchases } from '../text/en/openPurchases.ts';
import { MoneyBadge } from '../ui/display/Badge.tsx';
import { Money } from '../ui/display/Money.tsx';
import { chevronRight } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import * as styles from './OpenPurchases.css.ts';

// Loaded lazily: most first screens have no open purchase.
const settlementClock = createLazyCode(() =>
  import('../delivery/SettlementClock.tsx').then(({ SettlementClock }) => SettlementClock),
);

type OpenPurchaseRowProps = Readonly<{
  purchase: OpenPurchase;
  now: number;
  /** The client's clock: ms since 1970. */
  clock: () => number;
  /** URL of the purchase's page; `null` for no link. */
  address: string | null;
}>;

/** An open purchase: product, recipient, money state, age and a link to its page. */
export function OpenPurchaseRow({ purchase, now, clock, address }: OpenPurchaseRowProps) {
  const text = useText({ openPurchases, money, time: agoMessages });
  const words = text.openPurchases;
  const to = formatRecipient(purchase.recipient, categoryFactsOf(purchase.category));
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.sale}>{words.sale(purchase.name, to)}</span>
        <span className={styles.where}>
          <MoneyBadge state={purchase.money} words={text.money} />
          <span className={styles.muted}>
            {words.since(formatMoment(purchase.since, now), ago(purchase.since, now, text.time))}
          </span>
        </span>
        {purchase.settlesBy !== undefined && (
          <Lazy code={settlementClock} props={{ sale: purchase, clock }} fallback={null} isOptional />
        )}
      </span>
      <span className={styles.amount}>
        <Money kobo={purchase.amount} strong />
      </span>
    </>
  );
  if (address === null) return <div className={styles.row}>{content}</div>;
  return (
    <a className={styles.row} href={address}>
      {content}
      <Icon glyph={chevronRight} />
    </a>
  );
}
