import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './open.ts';

/**
 * Drizzle takes a connection out of the pool before `begin` and never returns it if `begin` fails. Each crash of the
 * database would lose connections, until every call waits in vain. This always returns the connection; the pool drops
 * a broken one.
 */
export function releaseAlways(db: Database, pool: pg.Pool): Database {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const alone: Database = drizzle(client);
      return await alone.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
