import { type Category, catalogue, categories, type EndpointName } from '@oja/core';
import type { AgentCaller, WidgetCaller } from './caller.ts';

const scopeOf = (category: string): string => `purchase:${category}`;

/** All that an embed can be allowed: to sell in a category, for each of core's catalogue. */
export const scopes: readonly string[] = categories.map(scopeOf);

type Seller = AgentCaller | WidgetCaller;

/** True when the caller's scopes reach this category; an agent's always do. */
export const maySell = (caller: Seller, category: Category): boolean =>
  caller.kind === 'agent' || caller.scopes.includes(scopeOf(category));

/**
 * True when the caller may ask whose number this is: that says something about a person, so only who sells in a
 * category that needs this check may make it.
 */
export const mayCheck = (caller: Seller, check: EndpointName): boolean =>
  catalogue.some(({ id, verification }) => verification?.call === check && maySell(caller, id));
