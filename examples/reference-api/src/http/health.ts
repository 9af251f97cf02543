import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../database/open.ts';
import type { Env } from './env.ts';
import { inTime } from './inTime.ts';

/** How long the database has for one word, in ms: a probe gives up soon itself. */
const PATIENCE_MS = 2_000;

async function isReachable(db: Database): Promise<boolean> {
  try {
    await inTime(db.execute(sql`select 1`), PATIENCE_MS);
    return true;
  } catch {
    return false;
  }
}

const untouched = { 'Cache-Control': 'no-store' };

/** `/healthz`: this process answers, whatever the database does. To restart it would mend nothing that it does not say. */
export function mountLiveness(app: Hono<Env>): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, untouched));
}

/** `/readyz`: calls can be answered now. 503 while the database can't be reached; a server that stops says so by its drain. */
export function mountReadiness(app: Hono<Env>, db: Database): void {
  app.get('/readyz', async (c) => {
    if (await isReachable(db)) return c.json({ status: 'ready', database: 'reachable' }, 200, untouched);
    const headers = { ...untouched, 'Retry-After': '5' };
    return c.json({ status: 'unavailable', database: 'unreachable' }, 503, headers);
  });
}
