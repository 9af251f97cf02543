import { type Kobo, toNaira } from '../format/kobo.ts';
import type { PurchaseRequest } from '../schemas/purchase.ts';
import type { Category } from '../schemas/service.ts';

/** What the agent decided to buy, with the words the review shows. `price` and `commission` in kobo. */
export interface PurchaseDraft {
  readonly category: Category;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly planId: string;
  readonly planName: string;
  readonly recipient: string;
  /** The number's prefix belongs to another network and the agent kept the chosen one. */
  readonly ported: boolean;
  readonly price: Kobo;
  readonly commission?: Kobo | undefined;
}

/** One wish to buy. Its key is made once; any changed field is another intent with another key. */
export interface Intent {
  /** The reference that travels in the body of every send: the server pays at most once for it. */
  readonly key: string;
  readonly draft: PurchaseDraft;
  /** When it was made: wall clock, ms since 1970. */
  readonly madeAt: number;
}

export function createIntent(draft: PurchaseDraft, key: string, madeAt: number): Intent {
  return Object.freeze({ key, draft: Object.freeze({ ...draft }), madeAt });
}

/** Two intents with the same fingerprint are the same sale: a second one within 30 s asks first. */
export function fingerprint({ category, serviceId, planId, recipient, price }: PurchaseDraft): string {
  return [category, serviceId, planId, recipient, price].join('|');
}

/** The body of the purchase call. Made from the intent alone, so that every send of it is the same to the last byte. */
export function purchaseBody({ key, draft }: Intent): PurchaseRequest {
  return {
    reference: key,
    serviceId: draft.serviceId,
    planId: draft.planId,
    recipient: draft.recipient,
    ...(draft.ported ? { ported: true } : {}),
    expectedPrice: toNaira(draft.price),
  };
}
