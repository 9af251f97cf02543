import type { Category, Kobo } from '@oja/core';
import type { Delivery, MeterType } from '../database/sale.schema.ts';
import type { Customers } from './customers.ts';

/** What a simulated bad line does to an answer: the connection breaks, or something in between answers in HTML. */
export type LineFault = 'drop' | 'html';

/** What a network is asked to deliver. `ref` is ours and the provider's key for this order: asked twice, it sells once. */
export interface Order {
  readonly ref: string;
  readonly reference: string;
  readonly category: Category;
  readonly serviceId: string;
  readonly planId: string | null;
  readonly recipient: string;
  readonly ported: boolean;
  readonly quantity: number;
  readonly meterType: MeterType | null;
  /** What the buyer pays, in kobo. */
  readonly amount: Kobo;
}

/** `unknown`: the provider has no such order. A promise that fails or doesn't settle says nothing about the money. */
export type ProviderAnswer =
  | {
      readonly kind: 'delivered' | 'failed';
      readonly message: string;
      readonly goods?: Delivery;
      /** A failure that is the order's own, such as a number that the network doesn't know: no sign of an outage. */
      readonly isOrderAtFault?: boolean;
    }
  | { readonly kind: 'pending'; readonly askAgainAt: number }
  | { readonly kind: 'unknown' };

export interface Provider {
  sell(order: Order): Promise<ProviderAnswer>;
  requery(ref: string): Promise<ProviderAnswer>;
  /**
   * Whether a service that was closed works again: by the provider's status call, or by an order of the operator's own.
   * Asked every half minute while it is closed. It must not sell to a customer. A provider without it is tried again by
   * the next sales, some minutes after the service was closed.
   */
  isServing?(serviceId: string): Promise<boolean>;
  /** Who stands behind a meter, a card or a profile. */
  readonly customers: Customers;
  /** Deliveries that were taken back, hours later, and that `reversalTaken` has not been said of: our refs. */
  reversals(): Promise<readonly string[]>;
  reversalTaken(ref: string): Promise<void>;
  /** A simulated bad line between us and the client, for recipients that stand for one. The demo's alone. */
  lineFault?(recipient: string): LineFault | undefined;
}
