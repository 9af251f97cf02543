import { isCategory, percentEncode } from '@oja/core';
import { useClient, useResource, useText } from '@oja/widgets/binding';
import { PriceList } from '@oja/widgets/price-list';
import { ServiceHealth } from '@oja/widgets/service-health';
import { dashboard } from '@oja/widgets/text';
import { RecentTransactions } from '@oja/widgets/transaction-list';
import { TextLink } from '@oja/widgets/ui';
import { useLocation } from 'wouter';
import { useRepeatPurchase } from '../../purchases/useRepeatPurchase.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import * as styles from './ServicePage.css.ts';

export type ServiceAsideProps = Readonly<{ category: string }>;

/** Number of recent sales: few enough that the prices stay visible. */
const LAST = 5;

/** Shown beside a service's form: recent sales, service health and prices. */
export function ServiceAside({ category }: ServiceAsideProps) {
  const [, go] = useLocation();
  const routes = useRoutes();
  const client = useClient();
  const { screens } = useText({ dashboard }).dashboard;
  const { data } = useResource(client, client.services);
  const transactions = addressOf(routes, 'transactions');
  return (
    <div className={styles.aside} {...useLinks()}>
      <RecentTransactions
        limit={LAST}
        {...(isCategory(category) && { category })}
        onSelect={({ ref }) => go(`${transactions}?ref=${percentEncode(ref)}`)}
        onRepeat={useRepeatPurchase()}
        allHref={`${transactions}?${new URLSearchParams({ service: category })}`}
      />
      <div className={styles.offer}>
        <ServiceHealth category={category} />
        {/* If the services could not be loaded, the form explains it and offers a retry. */}
        {data && <PriceList category={category} />}
        <TextLink href={addressOf(routes, 'profit')}>{screens.profit}</TextLink>
      </div>
    </div>
  );
}
