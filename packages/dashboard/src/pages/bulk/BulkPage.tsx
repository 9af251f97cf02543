import { toNaira } from '@oja/core';
import { Bulk } from '@oja/widgets/bulk';
import { useLocation } from 'wouter';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';

/** Sells to many customers at once. */
export function BulkPage() {
  const [, go] = useLocation();
  const funding = addressOf(useRoutes(), 'funding');
  return (
    <Bulk
      onAddMoney={(missing) =>
        go(`${funding}?${new URLSearchParams({ way: 'checkout', amount: toNaira(missing) })}`)
      }
    />
  );
}
