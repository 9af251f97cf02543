import { categoryFactsOf, findRecentRecipients, type RecentRecipient, type Transaction } from '@oja/core';
import { useText } from '@oja/widgets/binding';
import { formatRecipient } from '@oja/widgets/delivery';
import { home } from '@oja/widgets/text';
import { label } from '@oja/widgets/theme';
import { Icon } from '@oja/widgets/ui';
import { useId } from 'react';
import { serviceGlyph } from '../../menu/menuEntries.ts';
import { toPrefill, usePrefilledPurchase } from '../../purchases/usePrefilledPurchase.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { serviceIds } from '../../routing/serviceIds.ts';
import * as styles from './LastCustomers.css.ts';

/** A recent customer and the category of the purchase. */
interface Customer extends RecentRecipient {
  readonly category: string;
}

/** The latest customers of all categories, without duplicates, latest first. */
function recentCustomers(items: readonly Transaction[], limit = 3): readonly Customer[] {
  const all = serviceIds
    .flatMap((id) => findRecentRecipients(items, id).map((recent) => ({ ...recent, category: id })))
    .sort((a, b) => b.at - a.at);
  const seen = new Set<string>();
  return all.filter(({ recipient }) => !seen.has(recipient) && seen.add(recipient)).slice(0, limit);
}

type LastCustomersProps = Readonly<{
  items: readonly Transaction[];
}>;

/** The recent customers of all services. A tap opens the review of the same purchase, and buys nothing. */
export function LastCustomers({ items }: LastCustomersProps) {
  const words = useText({ home }).home;
  const openForm = usePrefilledPurchase();
  const routes = useRoutes();
  const titleId = useId();
  const sellTo = (customer: Customer) => openForm(addressOf(routes, customer.category), toPrefill(customer));
  const customers = recentCustomers(items);
  if (customers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={`${label} ${styles.title}`}>
        {words.sellAgain}
      </h3>
      <ul className={styles.list}>
        {customers.map((customer) => (
          <li key={customer.recipient}>
            <button type="button" className={styles.customer} onClick={() => sellTo(customer)}>
              <span className={styles.glyph}>
                <Icon glyph={serviceGlyph(customer.category)} />
              </span>
              <span className={styles.words}>
                <span className={styles.recipient}>
                  {formatRecipient(customer.recipient, categoryFactsOf(customer.category))}
                </span>
                <span className={styles.sold}>{customer.name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
