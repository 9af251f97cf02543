import { type Client, categoryFactsOf, createCustomersStore, formatPrice } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { schedules } from '../text/en/schedules.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { alike, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { repeat } from '../ui/icon/glyphs.ts';
import * as styles from './Schedules.css.ts';
import { distinctPurchases, lastPurchaseFor, type ScheduledPurchase } from './scheduledPurchase.ts';

/** Maximum number of latest purchases to choose from, because the list has no search. */
const MOST = 8;

type Choice = Readonly<{ sale: ScheduledPurchase; customer: string | null }>;

/** The latest purchases with the names of saved customers, then the last purchases of the other customers. */
function useChoices(client: Client): { readonly choices: readonly Choice[]; readonly isPending: boolean } {
  const transactions = useResource(client, client.transactions);
  const customers = useResource(client, client.getStore(createCustomersStore));
  const saved = customers.data?.items ?? [];
  const nameOf = ({ recipient }: ScheduledPurchase) =>
    saved.find((customer) => customer.recipient === recipient)?.name ?? null;
  const latest = distinctPurchases(transactions.data?.items ?? [], MOST);
  const others = saved
    .map(lastPurchaseFor)
    .filter((sale) => sale !== null)
    .filter((sale) => latest.every(({ recipient }) => recipient !== sale.recipient));
  return {
    choices: [...latest, ...others].map((sale) => ({ sale, customer: nameOf(sale) })),
    isPending: transactions.isPending || customers.isPending,
  };
}

/** Chooses which past purchase to schedule. */
export function PurchaseChoice({
  client,
  onChoose,
}: Readonly<{ client: Client; onChoose: (sale: ScheduledPurchase) => void }>) {
  const words = useText({ schedules }).schedules;
  const { choices, isPending } = useChoices(client);
  if (isPending && choices.length === 0)
    return (
      <div aria-hidden="true" className={styles.choices}>
        {alike(4).map((row) => (
          <Skeleton key={row} height="64px" />
        ))}
      </div>
    );
  if (choices.length === 0) return <EmptyState glyph={repeat} title={words.chooseNone} />;
  return (
    <>
      <p className={styles.muted}>{words.choose}</p>
      <ul className={styles.choices} aria-label={words.choose}>
        {choices.map(({ sale, customer }) => (
          <li key={[sale.recipient, sale.serviceId, sale.planId].join(' ')}>
            <button type="button" className={styles.choice} onClick={() => onChoose(sale)}>
              <span className={styles.name}>{sale.name}</span>
              <span className={styles.muted}>
                {[
                  customer,
                  formatRecipient(sale.recipient, categoryFactsOf(sale.category)),
                  formatPrice(sale.price),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
