import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import type { StatementDays } from '../sales/salesPeriod.ts';
import { profitEndpoints } from './endpoints.ts';
import type { Profit, ProfitGroup } from './schema.ts';

/** The profit from one agent's selling prices, by days and group. Each is requested when it is first shown. */
export interface ProfitStore {
  of(days: StatementDays, by: ProfitGroup): Resource<Profit>;
  reset(): void;
}

/** Creates the store of profit; pass it to `client.getStore`. */
export function createProfitStore({ call, now }: Pick<StoreContext, 'call' | 'now'>): ProfitStore {
  const known = new Map<string, Resource<Profit>>();
  return {
    of({ first, last }, by) {
      const key = `${first} ${last} ${by}`;
      const before = known.get(key);
      if (before) return before;
      const query = { from: `${first}T00:00:00+01:00`, to: `${last}T00:00:00+01:00`, by };
      const made = createResource<Profit>(() => call(profitEndpoints.profit, { query }), now);
      known.set(key, made);
      return made;
    },
    reset() {
      for (const resource of known.values()) resource.reset();
      known.clear();
    },
  };
}
