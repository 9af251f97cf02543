import type { EndpointName } from './endpoints.ts';

/**
 * What an API key can be allowed besides selling: to read the agent's money and sales, and to open widget sessions. To sell
 * is `purchase:<category>`, for each category by itself.
 */
export const keyScopes = ['read', 'widget-sessions'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What opens a row to an API key; `purchase` stands for the scope of any category. */
export type KeyRight = KeyScope | 'purchase';

/**
 * The rows of THE TABLE that an API key may call, with the rights of which it needs one. A purchase needs the scope of its
 * own category. No client in a page calls with a key, so this is no part of the rows, which pages load.
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

/** The rights of which a key needs one for this call; `undefined` for a call that no key may make. */
export const findKeyRights = (name: EndpointName): readonly KeyRight[] | undefined =>
  Object.entries(keyAccess).find(([one]) => one === name)?.[1];
