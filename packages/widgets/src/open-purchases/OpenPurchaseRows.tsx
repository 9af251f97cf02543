import { formatMoney, type Kobo, type OpenPurchase } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { openPurchases } from '../text/en/openPurchases.ts';
import { subheading } from '../theme/type.css.ts';
import { Card } from '../ui/layout/Card.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { OpenPurchaseRow } from './OpenPurchaseRow.tsx';
import * as styles from './OpenPurchases.css.ts';

export type OpenPurchaseRowsProps = Readonly<{
  items: readonly OpenPurchase[];
  now: number;
  clock: () => number;
  addressOf: (purchase: OpenPurchase) => string | null;
}>;

/** The number and the total of the open purchases, then the list. */
export function OpenPurchaseRows({ titleId, ...rows }: OpenPurchaseRowsProps & { readonly titleId: string }) {
  const words = useText({ openPurchases }).openPurchases;
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={subheading}>
          {words.title(rows.items.length)}
        </h2>
        <p className={styles.muted}>{words.held(heldBy(rows.items))}</p>
      </div>
      <Card flush>
        <OpenPurchaseList {...rows} />
      </Card>
    </>
  );
}

export function OpenPurchaseList({ items, now, clock, addressOf }: OpenPurchaseRowsProps) {
  return (
    <ul className={plainList}>
      {items.map((purchase) => (
        <li key={purchase.key} className={styles.item}>
          <OpenPurchaseRow purchase={purchase} now={now} clock={clock} address={addressOf(purchase)} />
        </li>
      ))}
    </ul>
  );
}

/** The total amount. Unchecked, because the sum of valid amounts may exceed the limits of `Kobo` and must not crash the page. */
export const heldBy = (items: readonly OpenPurchase[]): string =>
  formatMoney(items.reduce((sum, { amount }) => sum + amount, 0) as Kobo);
