import { useText } from '@oja/widgets/binding';
import { Customers } from '@oja/widgets/customers';
import { dashboard } from '@oja/widgets/text';
import { TextLink } from '@oja/widgets/ui';
import { useSellToCustomer } from '../../purchases/useSellToCustomer.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';

/** Whom the agent sells to often, and the way to sell to many of them at once. */
export function CustomersPage() {
  const text = useText({ dashboard });
  const bulk = addressOf(useRoutes(), 'bulk');
  return (
    <div {...useLinks()}>
      <Customers onSell={useSellToCustomer()} showTitle={false} />
      <TextLink href={bulk}>{text.dashboard.screens.bulk}</TextLink>
    </div>
  );
}
