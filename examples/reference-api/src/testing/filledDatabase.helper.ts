import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabase, openPglite } from '../database/open.ts';
import { fillDatabase } from './fill.helper.ts';
import { keepRows, readKept, type Seed } from './keptRows.helper.ts';

/** The folder of one test run, set by scripts/tests/filledDatabases.ts. */
const folder = process.env['OJA_FILLED_DATABASES'];
/** Maximum checks for the filled database, one per second. The process that fills it may have been killed. */
const LOOKS = 60;

/** An in-memory database of this process that tests use one after another. */
interface Shared {
  readonly client: PGlite;
  /** Restores the seeded rows. Resolves to `false` if the schema was changed. */
  readonly restore: (kind: Seed) => Promise<boolean>;
}

const free: Shared[] = [];

/**
 * A migrated and seeded in-memory database for `startReferenceApi` and `openDatabase`. After `close` it is restored
 * and reused in this process: opening another one takes half a second of CPU time, and migrating and seeding it takes
 * four.
 */
export async function filledDatabase(kind: Seed): Promise<PGlite> {
  for (;;) {
    const shared = free.pop() ?? (await openShared());
    if (await shared.restore(kind)) return lend(shared);
    await shared.client.close();
  }
}

/**
 * Lends the database. `close` returns it to the pool, and later calls of the borrower throw as on a closed database.
 */
function lend(shared: Shared): PGlite {
  let isBack = false;
  const giveBack = async () => {
    if (!isBack) free.push(shared);
    isBack = true;
  };
  return new Proxy(shared.client, {
    get(client, key) {
      if (key === 'close') return giveBack;
      if (key === 'closed') return isBack;
      const value: unknown = Reflect.get(client, key, client);
      if (typeof value !== 'function' || key === 'constructor') return value;
      if (isBack) throw new Error('PGlite is closed');
      return value.bind(client);
    },
  });
}

async function openShared(): Promise<Shared> {
  const client = await openFilled();
  return { client, restore: await readKept(client) };
}

/** The first process of a run fills a database and saves it for the others. */
async function openFilled(): Promise<PGlite> {
  if (folder === undefined) return make();
  const file = join(folder, 'filled.tar');
  if (isFirst(file)) {
    const client = await make();
    const dump = await client.dumpDataDir('none');
    writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.part`, file);
    return client;
  }
  for (let look = 0; look < LOOKS && !existsSync(file); look += 1) await pause(1_000);
  if (!existsSync(file)) return make();
  return openPglite({ dataDir: 'memory://', loadDataDir: new Blob([readFileSync(file)]) });
}

/** mkdir succeeds only once: the process that created the folder fills the database. */
function isFirst(file: string): boolean {
  try {
    mkdirSync(`${file}.begun`);
    return true;
  } catch {
    return false;
  }
}

/** Creates a database that stores the rows of both seeds. */
async function make(): Promise<PGlite> {
  const client = await openPglite({ dataDir: 'memory://' });
  await openDatabase(client, async (db) => {
    await fillDatabase(db, 'catalogue');
    await keepRows(client, 'catalogue');
    await fillDatabase(db, 'demo');
    await keepRows(client, 'demo');
  });
  return client;
}
