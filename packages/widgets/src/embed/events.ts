import type { MoneyState } from '@oja/core';

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
  /**
   * `api-base`: not one that may be used. `not-configured`: no API base or no getToken after 5 s. `no-token`:
   * getToken failed. `not-loaded`: the element's code did not come. `crash`: our mistake. The rest are the problem
   * classes of a call: `client` (4xx), `server` (5xx), `timeout`, `connection`, `network` (offline), `unknown`.
   */
  readonly kind:
    | 'api-base'
    | 'not-configured'
    | 'no-token'
    | 'not-loaded'
    | 'crash'
    | 'client'
    | 'server'
    | 'timeout'
    | 'connection'
    | 'network'
    | 'unknown';
  /** True if the same may work a moment later. */
  readonly retryable: boolean;
  /** What happened, for the page's developer. */
  readonly message: string;
  /** Who can mend it. */
  readonly whose: 'host' | 'network' | 'server' | 'oja';
}

/** The events of an element. All bubble and leave the shadow root. */
export interface ElementEvents {
  /** The form can be used, and has something to sell. */
  readonly 'oja:ready': null;
  readonly 'oja:purchase': PurchaseDetail;
  readonly 'oja:error': ErrorDetail;
}

/** Dispatches an event with a frozen detail, so that no listener can change it for the next one. */
export function emit<N extends keyof ElementEvents>(
  from: EventTarget,
  name: N,
  detail: ElementEvents[N],
): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: Object.freeze(detail) }));
}
