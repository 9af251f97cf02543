import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './open.ts';
import { releaseAlways } from './releaseAlways.ts';

/**
 * What stands between this server and PostgreSQL. `transaction`: a pooler, such as PgBouncer, that lends a connection for
 * one transaction only; `none` also for one that lends it for a session.
 */
export type Pooler = 'none' | 'transaction';

/** They bound the waits, so that every call is answered within 10 s, whatever the database does. */
const LIMITS = {
  lock_timeout: '6s',
  statement_timeout: '8s',
  idle_in_transaction_session_timeout: '15s',
};

const set = (scope: 'session' | 'local') =>
  Object.entries(LIMITS)
    .map(([name, limit]) => `set ${scope} ${name} = '${limit}'`)
    .join('; ');

/** Connections to PostgreSQL with the limits of time, which are replaced when they break. */
export function openPool(connectionString: string, pooler: Pooler): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    connectionTimeoutMillis: 8_000,
    // As its first statement and not as parameters of its start, which PgBouncer refuses.
    ...(pooler === 'none' && { onConnect: async (client) => void (await client.query(set('session'))) }),
  });
  // An idle connection that the database closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // A connection in use must not either: its query rejects with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (pooler === 'transaction') limitEachStatement(pool);
  const db = releaseAlways(drizzle(pool), pool);
  return { db: pooler === 'transaction' ? limitEachTransaction(db) : db, pool };
}

/** What is set on a connection would be the next borrower's: the limits are a transaction's own. */
function limitEachTransaction(db: Database): Database {
  const begin = db.transaction;
  db.transaction = (work, config) =>
    begin(async (tx) => {
      await tx.execute(sql.raw(set('local')));
      return work(tx);
    }, config);
  return db;
}

/** A statement outside of a transaction gets one, so that it has the limits too. */
function limitEachStatement(pool: pg.Pool): void {
  const query = async (...statement: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
    const client = await pool.connect();
    try {
      await client.query(`begin; ${set('local')}`);
      const result: unknown = await client.query(...statement);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
  Object.assign(pool, { query });
}
