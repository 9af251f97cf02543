import { BASE_PATH } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from './env.ts';

/** Serves `openapi.json` publicly. Created on the first request: that blocks the process for tens of ms. */
export function mountOpenApi(app: Hono<Env>): void {
  let document: string | undefined;
  app.get(`${BASE_PATH}/openapi.json`, cors(), (c) => {
    document ??= JSON.stringify(createOpenApiDocument());
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
}
