import type { Category, Kobo } from '@oja/core';
import type { Delivery, MeterType } from '../database/sale.schema.ts';
import type { Customers } from './customers.ts';

/** A simulated network fault on a response: the connection breaks, or a gateway answers in HTML. */
export type ResponseFault = 'drop' | 'html';

/** An order to a network. `ref` is our id and the provider's idempotency key: a repeated order sells once. */
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
  /** The buyer's price, in kobo. */
  readonly amount: Kobo;
}

/** `unknown`: the provider has no such order. A promise that rejects or never settles says nothing about the money. */
export type ProviderAnswer =
  | {
      readonly kind: 'delivered' | 'failed';
      readonly message: string;
      readonly goods?: Delivery;
      /**
       * The failure is the order's own fault, such as a number that the network doesn't know, and no sign of an
       * outage.
       */
      readonly isOrderAtFault?: boolean;
    }
  | { readonly kind: 'pending'; readonly requeryAt: number }
  | { readonly kind: 'unknown' };

export interface Provider {
  sell(order: Order): Promise<ProviderAnswer>;
  requery(ref: string): Promise<ProviderAnswer>;
  /**
   * Whether a closed service works again, by the provider's status call or by an order of the operator's own. Called
   * every half minute while the service is closed. Must not sell to a customer. Without this method, the service is
   * reopened on trial some minutes after it was closed.
   */
  isServing?(serviceId: string): Promise<boolean>;
  /** Looks up the customer of a meter, a card or a profile. */
  readonly customers: Customers;
  /** Our refs of deliveries that were reversed, hours later, and not yet acknowledged by `reversalTaken`. */
  reversals(): Promise<readonly string[]>;
  reversalTaken(ref: string): Promise<void>;
  /** The simulated network fault between us and the client, for recipients that have one. Demo only. */
  responseFault?(recipient: string): ResponseFault | undefined;
}
