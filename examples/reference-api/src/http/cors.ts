import { type Endpoint, endpoints } from '@oja/core';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from './env.ts';
import { routePath } from './mount.ts';

/**
 * The calls that an embed makes may come from any page: they carry a bearer token and never cookies, and the token
 * itself says from which origin it counts. All other calls stay with the dashboard's own origin.
 */
export function allowEmbeds(app: Hono<Env>): void {
  for (const row of Object.values<Endpoint>(endpoints)) {
    if (row.auth !== 'agent-or-widget') continue;
    app.use(
      routePath(row),
      cors({
        origin: '*',
        allowMethods: [row.method],
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposeHeaders: ['Retry-After', 'Date'],
        maxAge: 600,
      }),
    );
  }
}
