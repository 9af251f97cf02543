import { isCategory, type Service } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { outages } from '../text/en/outages.ts';
import { transactions } from '../text/en/transactions.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './Outages.css.ts';

/** What can't be sold now, of all categories: to be known before a customer asks for it. Not seen where all sells. */
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
            {[...byCategory(down)].map(([category, services]) => (
              <li key={category}>
                {text.outages.of(isCategory(category) ? kinds[category] : category, services.join(', '))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

/** The names of the services of each category, in the order of the server. */
function byCategory(services: readonly Service[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { category, name } of services) names.set(category, [...(names.get(category) ?? []), name]);
  return names;
}
