import { type Kobo, toNaira } from '../money/kobo.ts';
import type { MeterType, PurchaseRequest } from '../transaction/purchaseSchema.ts';

/** A fact shown before a purchase and on its receipt. `label` is a key of the text catalogue; `at` is ms since 1970. */
export type Fact = { readonly label: string } & (
  | { readonly text: string }
  | { readonly amount: Kobo }
  | { readonly at: number }
);

/** The purchase that the agent has chosen, with the texts of the review. Money in kobo. */
export interface PurchaseDraft {
  /** The id of a definition in the catalogue. */
  readonly category: string;
  readonly serviceId: string;
  readonly serviceName: string;
  /** Undefined if the purchase has no plan (airtime, electricity) or renews the current one (cable). */
  readonly planId?: string | undefined;
  /** Empty without a plan. */
  readonly planName: string;
  /** A phone number, meter number, smartcard number or profile id, in its wire format. */
  readonly recipient: string;
  /** True if the number's prefix belongs to another network and the agent kept the chosen one. */
  readonly ported: boolean;
  /** The amount that the wallet is debited. */
  readonly price: Kobo;
  /** The part of the price that is the service's fee. */
  readonly fee?: Kobo | undefined;
  readonly commission?: Kobo | undefined;
  /** The amount that the customer receives, if the agent enters an amount. */
  readonly amount?: Kobo | undefined;
  readonly quantity?: number | undefined;
  readonly meterType?: MeterType | undefined;
  /** The server's facts about the recipient. */
  readonly facts?: readonly Fact[] | undefined;
}

/** A decision to buy. Its key is created once; changing any field creates another intent with another key. */
export interface Intent {
  /** The reference in the body of every send: the server pays at most once for it. */
  readonly key: string;
  readonly draft: PurchaseDraft;
  /** The time of its creation on the wall clock, ms since 1970. */
  readonly madeAt: number;
}

export function createIntent(draft: PurchaseDraft, key: string, madeAt: number): Intent {
  const facts = draft.facts && Object.freeze(draft.facts.map((fact) => Object.freeze({ ...fact })));
  return Object.freeze({ key, draft: Object.freeze({ ...draft, ...(facts && { facts }) }), madeAt });
}

/** A text that is the same for two equal purchases: the second within 30 s needs confirmation. */
export function fingerprint(draft: PurchaseDraft): string {
  const { category, serviceId, planId = '', recipient, price, amount, quantity, meterType } = draft;
  const more = [amount, quantity, meterType].filter((part) => part !== undefined);
  return [category, serviceId, planId, recipient, price, ...more].join('|');
}

/** The body of the purchase call. Built from the intent alone, so that every send has the same bytes. */
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
