/** What a simulated bad line does to an answer: the connection breaks, or something in between answers in HTML. */
export type LineFault = 'drop' | 'html';

/** What a network is asked to deliver. `ref` is ours and the provider's key for this order: asked twice, it sells once. */
export interface Order {
  readonly ref: string;
  readonly reference: string;
  readonly serviceId: string;
  readonly recipient: string;
  readonly ported: boolean;
}

/** `unknown`: the provider has no such order. A promise that fails or doesn't settle says nothing about the money. */
export type ProviderAnswer =
  | { readonly kind: 'delivered' | 'failed'; readonly message: string }
  | { readonly kind: 'pending'; readonly askAgainAt: number }
  | { readonly kind: 'unknown' };

export interface Provider {
  sell(order: Order): Promise<ProviderAnswer>;
  requery(ref: string): Promise<ProviderAnswer>;
  /** A simulated bad line between us and the client, for recipients that stand for one. */
  lineFault(recipient: string): LineFault | undefined;
}
