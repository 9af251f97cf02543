import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './open.ts';
import { releaseAlways } from './releaseAlways.ts';

/**
 * The pooler in front of PostgreSQL. `transaction`: one that assigns a connection for a single transaction, such as
 * PgBouncer. `none`: no pooler, or one that assigns a connection for a session.
 */
export type Pooler = 'none' | 'transaction';

/** Timeouts that bound each wait, so that every call is answered within 10 s, whatever the database does. */
const LIMITS = {
  lock_timeout: '6s',
  statement_timeout: '8s',
  idle_in_transaction_session_timeout: '15s',
};

const set = (scope: 'session' | 'local') =>
  Object.entries(LIMITS)
    .map(([name, limit]) => `set ${scope} ${name} = '${limit}'`)
    .join('; ');

/** Opens connections to PostgreSQL with these timeouts. The pool replaces broken ones. */
export function openPool(connectionString: string, pooler: Pooler): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    connectionTimeoutMillis: 8_000,
    // Set by the first statement, because PgBouncer refuses unknown startup parameters.
    ...(pooler === 'none' && { onConnect: async (client) => void (await client.query(set('session'))) }),
  });
  // The pool replaces an idle connection that the database closes; without a listener the error would end the
  // process.
  pool.on('error', () => {});
  // An error of a connection in use must not end the process either: its query rejects.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (pooler === 'transaction') limitEachStatement(pool);
  const db = releaseAlways(drizzle(pool), pool);
  return { db: pooler === 'transaction' ? limitEachTransaction(db) : db, pool };
}

/** Sets the limits per transaction: a setting of the connection would leak to its next client. */
function limitEachTransaction(db: Database): Database {
  const begin = db.transaction;
  db.transaction = (work, config) =>
    begin(async (tx) => {
      await tx.execute(sql.raw(set('local')));
      return work(tx);
    }, config);
  return db;
}

/** Wraps a single statement in a transaction, so that it has the limits too. */
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
