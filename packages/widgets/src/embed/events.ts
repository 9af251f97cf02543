import type { MeterType, MoneyState } from '@oja/core';
import type { Code, Whose } from './codes.ts';

/** The outcome of a purchase: `refused` was never sent to the provider, `failed` was not delivered, `reversed` was undone later. */
type FinalStatus = 'delivered' | 'failed' | 'refused' | 'reversed' | 'settled-by-hand';

/** A purchase, without data that a page must not get: no token, no PIN, no wallet data. Default: with a final status. */
export interface PurchaseDetail<Status extends FinalStatus | 'pending' | 'cancelled' = FinalStatus> {
  /** The idempotency key of the purchase. Your server and support find the purchase by it, unless it was cancelled. */
  readonly reference: string;
  /** The category of the element: "data", "airtime", … */
  readonly category: string;
  readonly status: Status;
  /** The state of the money. */
  readonly money: MoneyState;
  readonly serviceId: string;
  /** Empty if the service has no plans. */
  readonly planId: string;
  /** The price in naira: "456.00". */
  readonly amount: string;
  /** The number, meter, card or profile that your visitor typed. */
  readonly recipient: string;
}

/** A fault of the page, the network, the server or Oja. */
export interface ErrorDetail {
  readonly code: Code;
  /** Who can fix it. */
  readonly whose: Whose;
  /** The cause: an Error, the problem of a call, or `null`. */
  readonly cause: unknown;
}

/** A verified meter, without data about its owner. */
export interface MeterDetail {
  /** The id of the disco's service. */
  readonly serviceId: string;
  readonly meterNumber: string;
  /** As the disco returned it. */
  readonly meterType: MeterType;
  /** `false` if the disco does not sell to this meter now. */
  readonly canVend: boolean;
}

/** A payment page for the wallet that a payer has opened. Never contains the address of the page. */
export interface CheckoutDetail {
  /** The server's reference of the payment. Support finds the payment by it. */
  readonly reference: string;
  /** The amount that the payer pays, in naira: "5000.00". */
  readonly amount: string;
  /** The part of it that is not credited, in naira. */
  readonly fee: string;
  /** The amount that is credited to the wallet, in naira. */
  readonly net: string;
}

/** The events of an element. All bubble and leave the shadow root. */
export interface ElementEvents {
  /** The widget shows its content. A form is usable and has something to sell. */
  readonly 'oja:ready': null;
  /** A purchase has a final status. Fires before the event that says which: `oja:sold`, `oja:refunded` or `oja:error`. */
  readonly 'oja:purchase': PurchaseDetail;
  /** A purchase was delivered and charged. */
  readonly 'oja:sold': PurchaseDetail;
  /** A purchase was sent, and its first answer has no final status: the money is held. */
  readonly 'oja:pending': PurchaseDetail<'pending'>;
  /** A purchase failed or was reversed, and its price is back in the wallet. */
  readonly 'oja:refunded': PurchaseDetail;
  /** The visitor left the review without buying. Nothing was sent. */
  readonly 'oja:cancelled': PurchaseDetail<'cancelled'>;
  /** A meter was verified. */
  readonly 'oja:meter': MeterDetail;
  /** A payer has opened a payment page. Nothing is paid yet. */
  readonly 'oja:checkout': CheckoutDetail;
  readonly 'oja:error': ErrorDetail;
}

/** The names of the events whose detail is a purchase. */
export const saleEvents = [
  'oja:purchase',
  'oja:sold',
  'oja:pending',
  'oja:refunded',
  'oja:cancelled',
] as const satisfies readonly (keyof ElementEvents)[];

/** The names of all events. */
export const eventNames = [
  'oja:ready',
  ...saleEvents,
  'oja:meter',
  'oja:checkout',
  'oja:error',
] as const satisfies readonly (keyof ElementEvents)[];

/** Dispatches an event with a frozen detail, so that no listener can change it for the next one. */
export function emit(from: EventTarget, name: string, detail: object | null): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: Object.freeze(detail) }));
}

/**
 * Dispatches an event under two names: `oja:purchase`, and `ojapurchase` for Angular, whose templates read the part before
 * a colon as a target.
 */
export function announce<N extends keyof ElementEvents>(
  from: EventTarget,
  name: N,
  detail: ElementEvents[N],
): void {
  emit(from, name, detail);
  emit(from, name.replace(':', ''), detail);
}
