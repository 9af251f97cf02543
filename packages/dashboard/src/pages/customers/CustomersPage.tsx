import { useClient, useText } from '@oja/widgets/binding';
import { Customers } from '@oja/widgets/customers';
import { lastPurchaseFor, SchedulePurchase, useHasSchedules } from '@oja/widgets/schedules';
import { dashboard } from '@oja/widgets/text';
import { TextLink } from '@oja/widgets/ui';
import { useSellToCustomer } from '../../purchases/useSellToCustomer.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import * as styles from './CustomersPage.css.ts';

/** The agent's customers, and links to sell to many of them at once or on a schedule. */
export function CustomersPage() {
  const text = useText({ dashboard });
  const routes = useRoutes();
  const schedules = addressOf(routes, 'schedules');
  const hasSchedules = useHasSchedules(useClient());
  return (
    <div {...useLinks()}>
      <Customers
        onSell={useSellToCustomer()}
        more={(customer) => <SchedulePurchase sale={lastPurchaseFor(customer)} href={schedules} isShort />}
        showTitle={false}
      />
      <div className={styles.ways}>
        <TextLink href={addressOf(routes, 'bulk')}>{text.dashboard.screens.bulk}</TextLink>
        {hasSchedules && <TextLink href={schedules}>{text.dashboard.screens.schedules}</TextLink>}
      </div>
    </div>
  );
}
