import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { Database } from '../database/open.ts';
import type { Env } from './env.ts';
import { inTime } from './inTime.ts';

/** Timeout of the database check, in ms: a probe has a short timeout itself. */
const PROBE_TIMEOUT_MS = 2_000;

/** Whether the database answers a query now. */
export async function isReachable(db: Database, timeoutMs = PROBE_TIMEOUT_MS): Promise<boolean> {
  try {
    await inTime(db.execute(sql`select 1`), timeoutMs);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server can answer calls. `unavailable`: the database is unreachable. */
export type Readiness = 'starting' | 'ready' | 'unavailable' | 'stopping';

const untouched = { 'Cache-Control': 'no-store' };

/** `/healthz`: 200 while the process runs, whatever the database does. A restart would not repair the database. */
export function mountLiveness(app: Hono<Env>): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, untouched));
}

/** `/readyz`, for a load balancer: 200 while calls can be answered, otherwise 503 with the reason. */
export function mountReadiness(app: Hono<Env>, readiness: () => Promise<Readiness>): void {
  app.get('/readyz', async (c) => answerReadiness(c, await readiness()));
}

function answerReadiness(c: Context<Env>, status: Readiness): Response {
  if (status === 'ready') return c.json({ status }, 200, untouched);
  return c.json({ status }, 503, { ...untouched, 'Retry-After': '5' });
}
