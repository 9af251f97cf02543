import type { Hono } from 'hono';
import { hasBearer } from '../http/bearer.ts';
import type { Env } from '../http/env.ts';
import { Refusal } from '../http/refusal.ts';
import type { Metrics } from './metrics.ts';

interface Page {
  /** The required token; `undefined` if `/metrics` is public. */
  readonly token: string | undefined;
  /** Updates the metrics that are measured on each scrape. */
  readonly measure: () => Promise<void>;
}

/** Serves `/metrics` in Prometheus's text format. */
export function mountMetrics(app: Hono<Env>, { registry }: Metrics, { token, measure }: Page): void {
  app.get('/metrics', async (c) => {
    if (token !== undefined && !hasBearer(c, token))
      throw new Refusal(401, 'unauthenticated', 'The metrics token is missing or wrong.');
    await measure();
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return c.body(await registry.metrics(), 200, headers);
  });
}
