import { expect } from 'vitest';
import type { PurchaseDraft } from '../purchase/intent.ts';
import { startPurchase } from '../purchase/startPurchase.ts';
import type { openShop } from './shop.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Reviews and buys, as a widget does, until the server has it. */
export async function buyInShop({ client }: Shop, draft: PurchaseDraft | null) {
  if (!draft) throw new Error('There is nothing to buy');
  const machine = startPurchase(client, draft.category);
  machine.review(draft);
  await machine.buy();
  await expect.poll(() => machine.state.value.step).toBe('delivered');
}
