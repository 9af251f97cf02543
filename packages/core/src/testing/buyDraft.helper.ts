import { expect } from 'vitest';
import type { PurchaseDraft } from '../journal/intent.ts';
import { startPurchase } from '../purchase/purchases.ts';
import type { createTestClient } from './testClient.helper.ts';

type TestClient = Awaited<ReturnType<typeof createTestClient>>;

/** Reviews and buys a draft, as a widget does, and waits until it is delivered. */
export async function buyDraft({ client }: TestClient, draft: PurchaseDraft | null) {
  if (!draft) throw new Error('There is nothing to buy');
  const machine = startPurchase(client, draft.category);
  machine.review(draft);
  await machine.buy();
  await expect.poll(() => machine.state.value.step).toBe('delivered');
}
