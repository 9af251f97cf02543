import type { EndpointName } from './endpoints.ts';

/**
 * The rights that an API key can have besides selling: to read the agent's money and sales, and to open widget
 * sessions. Selling needs the scope `purchase:<category>` of each category.
 */
export const keyScopes = ['read', 'widget-sessions'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A right that opens an endpoint to an API key; `purchase` means the scope of any category. */
export type KeyRight = KeyScope | 'purchase';

/**
 * The endpoints that an API key may call, with the rights for each: a key needs one of them. A purchase needs the scope
 * for its category. No client in a page calls with a key, so the rights are not in the endpoint table, which pages
 * load.
 */
export const keyAccess = {
  widgetSession: ['widget-sessions'],
  purchase: ['purchase'],
  voidPurchase: ['purchase'],
  meter: ['purchase'],
  smartcard: ['purchase'],
  profile: ['purchase'],
  services: ['read', 'purchase'],
  transaction: ['read', 'purchase'],
  transactions: ['read'],
  salesSummary: ['read'],
  balance: ['read'],
  statement: ['read'],
  apiServices: ['read'],
} as const satisfies { readonly [N in EndpointName]?: readonly KeyRight[] };

/** The rows that an API key may call. */
export type KeyEndpointName = keyof typeof keyAccess;

/** The rights for this call: an API key needs one of them. `undefined` if no key may make the call. */
export const findKeyRights = (name: EndpointName): readonly KeyRight[] | undefined =>
  Object.entries(keyAccess).find(([one]) => one === name)?.[1];
