/**
 * What can happen to one request between a browser and the API. "Before" means that the API never saw it,
 * "after" that it did, answered, and the answer was lost or spoilt on its way back.
 */
export type Fault =
  | { readonly kind: 'cut-before' }
  | { readonly kind: 'cut-after' }
  | { readonly kind: 'bad-gateway-before' }
  | { readonly kind: 'bad-gateway-after' }
  | { readonly kind: 'html-after' }
  | { readonly kind: 'truncate' }
  /** Half an answer, then silence; after `ms` the connection breaks. */
  | { readonly kind: 'stall'; readonly ms: number }
  | { readonly kind: 'delay'; readonly ms: number };

/** One copy of a request as it reached the proxy. A browser's own second send of a POST is a second copy. */
export interface Copy {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** The `reference` of a purchase's body. */
  readonly reference: string | undefined;
  readonly fault: Fault | undefined;
}

/** Chooses the fault of each copy on its arrival. `undefined` lets the copy through unchanged. */
export type Plan = (copy: Omit<Copy, 'fault'>) => Fault | undefined;

/** Whether a copy asks for money to be spent. */
export function isPurchase({ method, path }: Pick<Copy, 'method' | 'path'>): boolean {
  return method === 'POST' && path.endsWith('/purchase');
}

/** The reference of each purchase among these requests: one for all copies of a purchase. */
export function purchasesIn(copies: readonly Copy[]): string[] {
  return [...new Set(copies.filter(isPurchase).map(({ reference = '' }) => reference))];
}

/** The first `times` purchases meet this fault, and all that follows goes through. */
export function onPurchase(fault: Fault, times = 1): Plan {
  let left = times;
  return (copy) => {
    if (!isPurchase(copy) || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}
