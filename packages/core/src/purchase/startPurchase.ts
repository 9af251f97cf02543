import type { StoreContext } from '../stores/storeRegistry.ts';
import type { PurchaseMachine } from './machine.ts';
import { createPurchases } from './purchases.ts';
import type { StartOptions } from './purchaseView.ts';

/** A sale of one category: what is reviewed, bought once, and followed to its end. */
export function startPurchase(
  { getStore }: Pick<StoreContext, 'getStore'>,
  category: string,
  options?: StartOptions,
): PurchaseMachine {
  return getStore(createPurchases).start(category, options);
}
