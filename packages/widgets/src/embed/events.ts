import type { MeterType, MoneyState } from '@oja/core';
import type { Code, Whose } from './codes.ts';

/** One settled purchase, without what a page must not know: no token, no PIN, nothing of the wallet. */
export interface PurchaseDetail {
  /** The key of this sale: what your server and support find it by. */
  readonly reference: string;
  /** "data", "airtime", …: the tag's. */
  readonly category: string;
  /** Where the goods are: `refused` never left, `failed` was not delivered, `reversed` was undone later. */
  readonly status: 'delivered' | 'failed' | 'refused' | 'reversed' | 'settled-by-hand';
  /** Where the money is. */
  readonly money: MoneyState;
  readonly serviceId: string;
  /** Empty where nothing is chosen from a list. */
  readonly planId: string;
  /** The price in naira: "456.00". */
  readonly amount: string;
  /** The number, meter, card or profile that your visitor typed. */
  readonly recipient: string;
}

/** A fault of the page, the network, the server or Oja itself. */
export interface ErrorDetail {
  readonly code: Code;
  /** Who can mend it. */
  readonly whose: Whose;
  /** What was caught: an Error, the problem of a call, or `null`. */
  readonly cause: unknown;
}

/** A meter that its disco knows: nothing of the person whose it is. */
export interface MeterDetail {
  /** The id of the disco's service. */
  readonly serviceId: string;
  readonly meterNumber: string;
  /** As the disco has it. */
  readonly meterType: MeterType;
  /** False: the disco sells nothing to this meter now. */
  readonly canVend: boolean;
}

/** The events of an element. All bubble and leave the shadow root. */
export interface ElementEvents {
  /** The widget shows what it is for; a form can be used, and has something to sell. */
  readonly 'oja:ready': null;
  /** A sale has ended. */
  readonly 'oja:purchase': PurchaseDetail;
  /** A meter was looked up. */
  readonly 'oja:meter': MeterDetail;
  readonly 'oja:error': ErrorDetail;
}

/** Dispatches an event with a frozen detail, so that no listener can change it for the next one. */
export function emit(from: EventTarget, name: string, detail: object | null): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: Object.freeze(detail) }));
}

/**
 * Tells a page of an event by both its names: `oja:purchase`, and `ojapurchase` for Angular, whose templates take what
 * stands before a colon for a target.
 */
export function announce<N extends keyof ElementEvents>(
  from: EventTarget,
  name: N,
  detail: ElementEvents[N],
): void {
  emit(from, name, detail);
  emit(from, name.replace(':', ''), detail);
}
