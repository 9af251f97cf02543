import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { Database } from '../database/open.ts';
import type { Env } from './env.ts';
import { inTime } from './inTime.ts';

/** How long the database has for one word, in ms: a probe gives up soon itself. */
const PATIENCE_MS = 2_000;

/** Whether the database answers, now. */
export async function isReachable(db: Database, patienceMs = PATIENCE_MS): Promise<boolean> {
  try {
    await inTime(db.execute(sql`select 1`), patienceMs);
    return true;
  } catch {
    return false;
  }
}

/** Whether calls can be answered now: not yet, yes, not while the database is away, or not any more. */
export type Readiness = 'starting' | 'ready' | 'unavailable' | 'stopping';

const untouched = { 'Cache-Control': 'no-store' };

/** `/healthz`: this process answers, whatever the database does. To restart it would mend nothing that it does not say. */
export function mountLiveness(app: Hono<Env>): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, untouched));
}

/** `/readyz`, for a load balancer: 200 while calls can be answered, else 503 with the reason. */
export function mountReadiness(app: Hono<Env>, readiness: () => Promise<Readiness>): void {
  app.get('/readyz', async (c) => answerReadiness(c, await readiness()));
}

function answerReadiness(c: Context<Env>, status: Readiness): Response {
  if (status === 'ready') return c.json({ status }, 200, untouched);
  return c.json({ status }, 503, { ...untouched, 'Retry-After': '5' });
}
