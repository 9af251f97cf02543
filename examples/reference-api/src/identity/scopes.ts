import {
  type Category,
  catalogue,
  categories,
  type EndpointName,
  type ReadScope,
  readScopes,
} from '@oja/core';
import type { AgentCaller, WidgetCaller } from './caller.ts';

const scopeOf = (category: string): string => `purchase:${category}`;

/** All that an embed can be allowed: to sell in a category, for each of core's catalogue, and to read. */
export const scopes: readonly string[] = [...categories.map(scopeOf), ...readScopes];

type Seller = AgentCaller | WidgetCaller;

/** True when the caller may read this; an agent always may. */
export const mayRead = (caller: Seller, scope: ReadScope): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(scope);

/** True when the caller's scopes reach this category; an agent's always do. */
export const maySell = (caller: Seller, category: Category): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(scopeOf(category));

/** True when the caller may know what is sold in this category: who sells there, and who shows prices. */
export const maySeeServices = (caller: Seller, category: Category): boolean =>
  maySell(caller, category) ||
  mayRead(caller, 'services:read') ||
  // A meter is looked up at the disco that the visitor chooses.
  (category === 'electricity' && mayRead(caller, 'meters:read'));

/**
 * True when the caller may ask whose number this is: that says something about a person, so only who sells in a
 * category that needs this check may make it, or who may look meters up.
 */
export const mayCheck = (caller: Seller, check: EndpointName): boolean =>
  (check === 'meter' && mayRead(caller, 'meters:read')) ||
  catalogue.some(({ id, verification }) => verification?.call === check && maySell(caller, id));
