import type { MiddlewareHandler } from 'hono';
import type { Log } from '../appContext.ts';
import type { Env } from './env.ts';
import { routeOf } from './routeOf.ts';

/** What is called, and not fetched: files have no line in the log. */
export const CALLED = ['/api/*', '/webhooks/*', '/checkout/*', '/admin/*'];

/** A line for each call that was answered, by its route: nothing that its address, its headers or its body say. */
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
