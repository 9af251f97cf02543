import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './open.ts';

/**
 * Drizzle takes a connection out of the pool before `begin`, and where `begin` fails it never gives it back: each crash
 * of the database would cost connections, until none is left and every call waits in vain. Here a connection goes back
 * whatever happens; the pool drops one that is broken.
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
