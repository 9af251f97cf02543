import { type Endpoint, endpoints } from '@oja/core';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from './env.ts';
import { routePath } from './mount.ts';

const shared = {
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
  exposeHeaders: [
    'Retry-After',
    'Date',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'X-Request-Id',
  ],
  maxAge: 600,
};

/**
 * Allows an embed's calls from any page: they carry a bearer token and never cookies, and the token is valid for one
 * origin. Allows all other calls only from the dashboard's own origin and from `allowedOrigins`, the dashboards on
 * other hosts.
 */
export function allowOrigins(app: Hono<Env>, allowedOrigins: readonly string[]): void {
  for (const origin of allowedOrigins) checkOrigin(origin);
  const paths = Map.groupBy(Object.values<Endpoint>(endpoints), routePath);
  for (const [path, rows] of paths) {
    const forEmbeds = rows.some((row) => row.auth === 'agent-or-widget');
    if (!forEmbeds && allowedOrigins.length === 0) continue;
    const origin = forEmbeds ? '*' : [...allowedOrigins];
    app.use(path, cors({ ...shared, origin, allowMethods: rows.map((row) => row.method) }));
  }
}

/** An origin with a slash or a path would never match a browser's header, and fail silently. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

function checkOrigin(origin: string): void {
  if (isOrigin(origin)) return;
  throw new Error(
    `Not an origin: ${origin}. Write it like https://dashboard.example, without a slash at the end.`,
  );
}
