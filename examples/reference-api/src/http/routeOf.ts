import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Env } from './env.ts';

/**
 * The route pattern, such as "/api/v1/agent/transactions/:ref", never its values. All requests without a route of
 * their own, such as files, share one pattern.
 */
export const routeOf = (c: Context<Env>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '/*';
