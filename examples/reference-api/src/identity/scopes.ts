import {
  type Category,
  catalogue,
  categories,
  type EndpointName,
  keyScopes,
  type ReadScope,
  readScopes,
} from '@oja/core';
import type { Caller } from './caller.ts';

const scopeOf = (category: string): string => `purchase:${category}`;

/** All that an embed can be allowed: to sell in a category, for each of core's catalogue, and to read. */
export const scopes: readonly string[] = [...categories.map(scopeOf), ...readScopes];

/** All that an API key can be allowed: to sell in a category, to read, and to open widget sessions. */
export const scopesOfKeys: readonly string[] = [...categories.map(scopeOf), ...keyScopes];

/** True for a key that sells in some category. */
export const sellsAnything = (granted: readonly string[]): boolean =>
  granted.some((scope) => scope.startsWith(scopeOf('')));

/** True when the caller may read this: an agent always may, a key with its one scope for all of it. */
export const mayRead = (caller: Caller, scope: ReadScope): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(caller.kind === 'partner' ? 'read' : scope);

/** True when the caller's scopes reach this category; an agent's always do. */
export const maySell = (caller: Caller, category: Category): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(scopeOf(category));

/** True when the caller may know what is sold in this category: who sells there, and who shows prices. */
export const maySeeServices = (caller: Caller, category: Category): boolean =>
  maySell(caller, category) ||
  mayRead(caller, 'services:read') ||
  // A meter is looked up at the disco that the visitor chooses.
  (category === 'electricity' && mayRead(caller, 'meters:read'));

/**
 * True when the caller may ask whose number this is: that says something about a person, so only who sells in a
 * category that needs this check may make it, or who may look meters up.
 */
export const mayCheck = (caller: Caller, check: EndpointName): boolean =>
  (check === 'meter' && caller.kind === 'widget' && mayRead(caller, 'meters:read')) ||
  catalogue.some(({ id, verification }) => verification?.endpoint.name === check && maySell(caller, id));
