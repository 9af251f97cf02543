import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Env } from './env.ts';

/** "/api/v1/agent/transactions/:ref", never what stands in its place; what no route of its own answers, such as a file, is all one. */
export const routeOf = (c: Context<Env>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '/*';
