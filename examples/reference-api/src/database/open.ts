import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as overPool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { foldNames } from '../customers/foldNames.ts';
import { emptyFolder, markFolder, refuseForeignFiles } from './emptyFolder.ts';
import { lockFolder } from './lockFolder.ts';
import { openPool, type Pooler } from './postgresPool.ts';
import { openPrivateFolder } from './privateFolder.ts';

/** The database interface of all modules: the same SQL on PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;
/** An open transaction, or the database itself for a single statement. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

type Prepare = (db: Database) => Promise<void>;

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };
/** The key of an advisory lock, unique to this app. Servers that start together migrate and seed one after another. */
const BOOT_LOCK = 71_830_412;

/** The name or URL of a database, or an open PGlite, which is closed with the database. */
export type DatabasePlace = string | PGlite;

/**
 * Opens and migrates a database. `where` is a folder for the embedded database, `memory://` for one that is not
 * stored, or `postgres://…`. `prepare` (the seed) runs after the migration, while no other server can start. `reset`
 * empties a folder first, under its lock. `pooler` is the connection pooler in front of PostgreSQL.
 */
export async function openDatabase(
  where: DatabasePlace,
  prepare: Prepare,
  { reset = false, pooler = 'none' }: { readonly reset?: boolean; readonly pooler?: Pooler } = {},
): Promise<OpenDatabase> {
  if (typeof where !== 'string') return overClient(where, prepare);
  const kind = databaseKind(where);
  if (kind === 'folder') return openFolder(where, prepare, reset);
  if (reset)
    throw new Error('--reset empties the embedded database only. Drop the database of DATABASE_URL by hand.');
  if (kind === 'postgres') return openPostgres(where, prepare, pooler);
  return overClient(await openPglite({ dataDir: 'memory://' }), prepare);
}

/** Opens the embedded database with the extensions that the migrations need. */
export const openPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

async function openFolder(folder: string, prepare: Prepare, reset: boolean): Promise<OpenDatabase> {
  if (reset) await refuseForeignFiles(folder);
  const unlock = await lockFolder(folder);
  try {
    if (reset) await emptyFolder(folder);
    const client = await openPglite({ fs: await openPrivateFolder(folder) });
    await markFolder(folder);
    const { db, close } = await overClient(client, prepare);
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function overClient(client: PGlite, prepare: Prepare): Promise<OpenDatabase> {
  const db = overPglite(client);
  try {
    await migratePglite(db, MIGRATIONS);
    await foldNames(db);
    await prepare(db);
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, close: () => client.close() };
}

async function openPostgres(
  connectionString: string,
  prepare: Prepare,
  pooler: Pooler,
): Promise<OpenDatabase> {
  const { db, pool } = openPool(connectionString, pooler);
  try {
    await inTurn(connectionString, async () => {
      const alone = new pg.Client({ connectionString });
      await alone.connect();
      await migratePool(overPool(alone), MIGRATIONS).finally(() => alone.end());
      await foldNames(db);
      await prepare(db);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

/**
 * Runs `work` while no other server starts. The lock belongs to an open transaction: a session lock would stay behind
 * in a pooler that assigns connections per transaction.
 */
async function inTurn(connectionString: string, work: () => Promise<void>): Promise<void> {
  const turn = new pg.Client({ connectionString });
  turn.on('error', () => {});
  await turn.connect();
  try {
    await turn.query('begin');
    await turn.query('select pg_advisory_xact_lock($1)', [BOOT_LOCK]);
    await work();
  } finally {
    await turn.end();
  }
}

export type DatabaseKind = 'memory' | 'postgres' | 'folder';

/**
 * The kind of database that a name selects. Throws for the URL of another database, which would otherwise become a
 * folder.
 */
export function databaseKind(where: string): DatabaseKind {
  if (/^postgres(ql)?:/.test(where)) return 'postgres';
  if (/^memory:/.test(where)) return 'memory';
  const [, scheme] = /^([a-z][a-z0-9+.-]+):/i.exec(where) ?? [];
  if (scheme === undefined && where.trim() !== '') return 'folder';
  throw new Error(
    `The database can’t be "${scheme ?? ''}:…". Use postgres://… or postgresql://…, a folder, or memory://.`,
  );
}
