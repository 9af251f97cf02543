import {
  type Category,
  catalogue,
  categories,
  type EndpointName,
  keyScopes,
  type ReadScope,
  type WidgetScope,
  widgetScopes,
} from '@oja/core';
import type { Caller, WidgetCaller } from './caller.ts';

const scopeOf = (category: string): string => `purchase:${category}`;

/** All scopes of an embed: selling in each category of core's catalogue, reading, and opening payment pages. */
export const scopes: readonly string[] = [...categories.map(scopeOf), ...widgetScopes];

/** All scopes of an API key: selling in each category, reading, and opening widget sessions. */
export const scopesOfKeys: readonly string[] = [...categories.map(scopeOf), ...keyScopes];

/** Whether a key or a session may sell in any category. */
export const sellsAnything = (granted: readonly string[]): boolean =>
  granted.some((scope) => scope.startsWith(scopeOf('')));

/** Whether the session of an embed has this scope. */
export const hasScope = (caller: WidgetCaller, scope: WidgetScope): boolean => caller.scopes.includes(scope);

/** Whether the caller may read this: an agent always, a key with its single read scope. */
export const mayRead = (caller: Caller, scope: ReadScope): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(caller.kind === 'api-key' ? 'read' : scope);

/** Whether the caller may sell in this category; an agent always may. */
export const maySell = (caller: Caller, category: Category): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(scopeOf(category));

/** Whether the caller may see the services of this category: with a scope to sell there, or to show prices. */
export const maySeeServices = (caller: Caller, category: Category): boolean =>
  maySell(caller, category) ||
  mayRead(caller, 'services:read') ||
  // A meter check needs the list of discos, from which the visitor chooses.
  (category === 'electricity' && mayRead(caller, 'meters:read'));

/**
 * Whether the caller may look up the owner of a number. The result is personal data, so it needs a scope to sell in a
 * category with this check, or the scope for meter checks.
 */
export const mayCheck = (caller: Caller, check: EndpointName): boolean =>
  (check === 'meter' && caller.kind === 'widget' && mayRead(caller, 'meters:read')) ||
  catalogue.some(({ id, verification }) => verification?.endpoint.name === check && maySell(caller, id));
