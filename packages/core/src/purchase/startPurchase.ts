import type { Client } from '../client.ts';
import type { PurchaseMachine } from './machine.ts';
import { createPurchases } from './purchases.ts';

/** A sale of one category: what is reviewed, bought once, and followed to its end. */
export function startPurchase({ use }: Pick<Client, 'use'>, category: string): PurchaseMachine {
  return use(createPurchases).start(category);
}
