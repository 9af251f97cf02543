import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPgBouncer } from '../../../../scripts/servers.mjs';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import { type PgBouncer, startPgBouncer } from '../testing/pgbouncer.helper.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';
import { type Database, openDatabase, type Queries } from './open.ts';

// Set-up downloads PgBouncer from Debian's packages; `npm test` reports a failed download.
const isHere = findPgBouncer() !== undefined;

describe.skipIf(!isHere)(
  'with PgBouncer in transaction mode in front of PostgreSQL (skipped if Debian’s package could not be fetched)',
  () => {
    let postgres: Postgres;
    let bouncer: PgBouncer;
    let api: ReferenceApi;
    let database: string;
    beforeAll(async () => {
      postgres = await startPostgres();
      bouncer = await startPgBouncer(postgres.url);
      // An empty database, migrated through the pooler.
      database = bouncer.urlOf(await postgres.createDatabase());
      const options = { mode: 'demo', port: 0, seed: 'catalogue', databasePooler: 'transaction' } as const;
      api = await startReferenceApi({ ...options, database });
    }, 400_000);
    afterAll(async () => {
      await api?.close();
      await bouncer?.stop();
      await postgres?.stop();
    });

    /** The timeouts of the current statement. */
    const limits = async (queries: Queries) => {
      const { rows } = (await queries.execute(
        sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
      )) as unknown as { rows: readonly unknown[] };
      return rows[0];
    };

    it('limits the time of each statement and transaction, and resets the limits for the next client', async () => {
      const { db, close } = await openDatabase(database, async () => {}, { pooler: 'transaction' });
      const bounded = { lock: '6s', statement: '8s', idle: '15s' };
      const both = (one: Database) => Promise.all([limits(one), one.transaction((tx) => limits(tx))]);
      for (let round = 0; round < 8; round += 1) expect(await both(db)).toEqual([bounded, bounded]);
      await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
      await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
      await close();
      const other = new pg.Client({ connectionString: database });
      await other.connect();
      // More rounds than the pooler has connections.
      for (let round = 0; round < 8; round += 1) {
        const { rows } = await other.query("select current_setting('statement_timeout') as statement");
        expect(rows).toEqual([{ statement: '0' }]);
      }
      await other.end();
    }, 60_000);

    it('migrates, sells, and debits once for 40 copies of one purchase', async () => {
      const token = await signIn(api.url);
      const before = await api.ledger.balance('amaka');
      const body = order();
      const buyInTime = async () => {
        for (;;) {
          const answer = await buy(api.url, token, body);
          if (answer.code !== 'busy') return answer;
        }
      };
      const copies = await Promise.all(Array.from({ length: 40 }, buyInTime));
      expect(copies.filter(({ status, code }) => status !== 201 && code !== 'in_progress')).toEqual([]);
      expect(await api.ledger.debits(body.reference)).toEqual([45_600]);
      expect(await api.ledger.balance('amaka')).toBe(before - 45_600);
      const sale = await call(api.url, 'transaction', { token, params: { ref: body.reference } });
      expect(sale.data.status).toBe('delivered');
      expect(await api.ledger.audit()).toEqual([]);
    }, 90_000);
  },
);
