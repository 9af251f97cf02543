import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../appContext.ts';
import type { Env } from './env.ts';

/** Paths of API calls. Requests for files are not logged. */
export const CALLED = ['/api/*', '/webhooks/*', '/checkout/*', '/admin/*'];

/** Logs one line per response, with its route only: never the URL, headers or body. */
export const accessLog =
  (log: Log): MiddlewareHandler<Env> =>
  async (c, next) => {
    const since = performance.now();
    await next();
    const route = `${c.req.method} ${routeOf(c)}`;
    const ms = Math.round(performance.now() - since);
    log({
      level: 'info',
      what: 'call answered',
      requestId: c.get('requestId'),
      route,
      status: c.res.status,
      ms,
    });
  };

/**
 * The route pattern, such as "/api/v1/agent/transactions/:ref", never its values. All requests without a route of
 * their own, such as files, share one pattern.
 */
export const routeOf = (c: Context<Env>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '/*';
