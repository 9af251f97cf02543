import { randomUUID } from 'node:crypto';
import { BASE_PATH } from '@oja/core';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { House } from '../house.ts';
import { handlers } from '../routes/handlers.ts';
import { answerError } from './answerError.ts';
import { allowEmbeds } from './cors.ts';
import type { Env } from './env.ts';
import { mountEndpoints } from './mount.ts';
import { notFound, Refusal } from './refusal.ts';
import { hardenHeaders } from './securityHeaders.ts';
import { mountStatic, type StaticDirs } from './staticFiles.ts';

/** The largest body that any row needs is a few hundred bytes. */
const MOST_BYTES = 64 * 1024;

export function createApp(house: House, staticDirs: StaticDirs): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => answerError(error, c, house.log));
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });
  app.use(hardenHeaders);
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  // A list of plans is 10 KB as it is, and agents pay for each megabyte.
  app.use('/api/*', compress());
  allowEmbeds(app);
  app.use(
    `${BASE_PATH}/*`,
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => {
        throw new Refusal(413, 'too_large', 'The request is too large.');
      },
    }),
  );
  mountEndpoints(app, handlers, house);
  app.all('/api/*', () => {
    throw notFound();
  });
  mountStatic(app, staticDirs);
  return app;
}
