import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { outages } from '../text/en/outages.ts';
import { transactions } from '../text/en/transactions.ts';
import { wordFor } from '../text/wordFor.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import * as styles from './Outages.css.ts';

/** The services of all categories that can't be sold now. Hidden if all are available. */
export function Outages({ client: own }: ClientProps) {
  const client = useClient(own);
  const text = useText({ outages, transactions });
  const { data } = useResource(client, client.services);
  const down = (data ?? []).filter(({ available }) => !available);
  const { kinds } = text.transactions;
  return (
    <section className={surfaceRoot} aria-label={text.outages.title} hidden={down.length === 0}>
      {down.length > 0 && (
        <Notice tone="caution" title={text.outages.title}>
          <ul className={styles.list}>
            {[...new Set(down.map(({ category }) => category))].map((category) => {
              const names = down.filter((service) => service.category === category).map(({ name }) => name);
              const kind = wordFor(kinds, category, category);
              return <li key={category}>{text.outages.of(kind, names.join(', '))}</li>;
            })}
          </ul>
        </Notice>
      )}
    </section>
  );
}
