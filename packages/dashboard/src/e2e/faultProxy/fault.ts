/**
 * Faults of a single request between a browser and the API. "Before" means that the API never received the request;
 * "after" means that it answered, and the answer was lost or corrupted.
 */
export type Fault =
  | { readonly kind: 'cut-before' }
  | { readonly kind: 'cut-after' }
  | { readonly kind: 'bad-gateway-before' }
  | { readonly kind: 'bad-gateway-after' }
  | { readonly kind: 'html-after' }
  | { readonly kind: 'truncate' }
  /** Sends half of the answer, then nothing; resets the connection after `ms`. */
  | { readonly kind: 'stall'; readonly ms: number }
  | { readonly kind: 'delay'; readonly ms: number };

/** One copy of a request as it reached the proxy. If a browser resends a POST itself, that is a second copy. */
export interface Copy {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** The `reference` in the body of a purchase. */
  readonly reference: string | undefined;
  readonly fault: Fault | undefined;
}

/** Chooses the fault of each copy on arrival. `undefined` forwards the copy unchanged. */
export type Plan = (copy: Omit<Copy, 'fault'>) => Fault | undefined;

/** True if a request spends money. */
export function isPurchase({ method, path }: Pick<Copy, 'method' | 'path'>): boolean {
  return method === 'POST' && path.endsWith('/purchase');
}

/** The distinct references of the purchases among these requests. */
export function purchasesIn(copies: readonly Copy[]): string[] {
  return [...new Set(copies.filter(isPurchase).map(({ reference = '' }) => reference))];
}

/** A plan in which the first `times` purchases meet this fault. */
export function onPurchase(fault: Fault, times = 1): Plan {
  let left = times;
  return (copy) => {
    if (!isPurchase(copy) || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}
