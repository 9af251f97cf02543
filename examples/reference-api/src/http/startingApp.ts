import { Hono } from 'hono';
import type { Log } from '../appContext.ts';
import { answerError } from './answerError.ts';
import type { Env } from './env.ts';
import { mountLiveness, mountReadiness } from './health.ts';
import { Refusal } from './refusal.ts';
import { requestIds } from './requestId.ts';

/** 503 before any work. */
const starting = () =>
  new Refusal(503, 'starting', 'The server is starting. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

/**
 * Answers until the database is open and migrated. The port is opened first, so that each data folder has only one
 * server.
 */
export function createStartingApp(log: Log): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => answerError(error, c, log));
  app.use(requestIds);
  mountLiveness(app);
  mountReadiness(app, async () => 'starting');
  app.all('*', () => {
    throw starting();
  });
  return app;
}
