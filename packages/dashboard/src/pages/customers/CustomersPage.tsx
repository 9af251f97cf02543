import { Customers } from '@oja/widgets/customers';
import { useSellToCustomer } from '../../purchases/useSellToCustomer.ts';

/** Whom the agent sells to often. */
export function CustomersPage() {
  return <Customers onSell={useSellToCustomer()} showTitle={false} />;
}
