import { type Kobo, toNaira } from '../format/kobo.ts';
import type { MeterType, PurchaseRequest } from '../schemas/purchase.ts';

/** Something worth seeing before a sale and on its receipt. `label` is a key of the text catalogue; `at` is ms since 1970. */
export type Fact = { readonly label: string } & (
  | { readonly text: string }
  | { readonly amount: Kobo }
  | { readonly at: number }
);

/** What the agent decided to buy, with the words the review shows. Money in kobo. */
export interface PurchaseDraft {
  /** The id of a definition in the catalogue. */
  readonly category: string;
  readonly serviceId: string;
  readonly serviceName: string;
  /** Undefined where nothing is chosen from a list (airtime, electricity), or what is there is renewed (cable). */
  readonly planId?: string | undefined;
  /** Empty where there is none. */
  readonly planName: string;
  /** A phone number, a meter, a smartcard or a profile: as it goes out. */
  readonly recipient: string;
  /** The number's prefix belongs to another network and the agent kept the chosen one. */
  readonly ported: boolean;
  /** What leaves the wallet. */
  readonly price: Kobo;
  /** What of it is the service's fee. */
  readonly fee?: Kobo | undefined;
  readonly commission?: Kobo | undefined;
  /** Where the agent says how much: what the customer gets for it. */
  readonly amount?: Kobo | undefined;
  readonly quantity?: number | undefined;
  readonly meterType?: MeterType | undefined;
  /** What the server said about the recipient. */
  readonly facts?: readonly Fact[] | undefined;
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
  const facts = draft.facts && Object.freeze(draft.facts.map((fact) => Object.freeze({ ...fact })));
  return Object.freeze({ key, draft: Object.freeze({ ...draft, ...(facts && { facts }) }), madeAt });
}

/** Two intents with the same fingerprint are the same sale: a second one within 30 s asks first. */
export function fingerprint(draft: PurchaseDraft): string {
  const { category, serviceId, planId = '', recipient, price, amount, quantity, meterType } = draft;
  const more = [amount, quantity, meterType].filter((part) => part !== undefined);
  return [category, serviceId, planId, recipient, price, ...more].join('|');
}

/** The body of the purchase call. Made from the intent alone, so that every send of it is the same to the last byte. */
export function purchaseBody({ key, draft }: Intent): PurchaseRequest {
  return {
    reference: key,
    serviceId: draft.serviceId,
    ...(draft.planId === undefined ? {} : { planId: draft.planId }),
    recipient: draft.recipient,
    ...(draft.amount === undefined ? {} : { amount: toNaira(draft.amount) }),
    ...(draft.quantity === undefined ? {} : { quantity: draft.quantity }),
    ...(draft.meterType === undefined ? {} : { meterType: draft.meterType }),
    ...(draft.ported ? { ported: true } : {}),
    expectedPrice: toNaira(draft.price),
  };
}
