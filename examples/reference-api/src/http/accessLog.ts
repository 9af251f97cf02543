import type { MiddlewareHandler } from 'hono';
import type { Log } from '../appContext.ts';
import type { Env } from './env.ts';
import { routeOf } from './routeOf.ts';

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
