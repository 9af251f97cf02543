import type { CallResult } from '../../http/parseResponse.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { profitEndpoints } from './endpoints.ts';
import type { SellingPriceChange, SellingRule } from './schema.ts';

/** The agent's selling prices, stored on the server. `sellingPriceOf` calculates what a customer pays. */
export interface SellingPricesStore extends Resource<readonly SellingRule[]> {
  /** Sets the rule of a plan, a service, a category or of everything, or removes it (`markup: null`). */
  set(change: SellingPriceChange, signal?: AbortSignal): Promise<CallResult<readonly SellingRule[]>>;
}

/** Creates the store of selling prices; pass it to `client.getStore`. */
export function createSellingPricesStore({
  call,
  now,
}: Pick<StoreContext, 'call' | 'now'>): SellingPricesStore {
  const resource = createResource<readonly SellingRule[]>(() => call(profitEndpoints.sellingPrices), now);
  return {
    ...resource,
    async set(body, signal) {
      const result = await call(profitEndpoints.setSellingPrice, { body, signal });
      if (result.ok) resource.change(() => result.data);
      return result;
    },
  };
}
