import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabase, openPglite } from '../database/open.ts';
import { fillDatabase } from './fill.harness.ts';
import { keepRows, readKept, type Seed } from './keptRows.harness.ts';

/** Set by scripts/tests/filledDatabases.ts for one run of the tests. */
const folder = process.env['OJA_FILLED_DATABASES'];
/** A look a second: the process that fills may be killed, and then nobody ends the wait. */
const LOOKS = 60;

/** A database in memory that lasts as long as this process, and goes from one borrower to the next. */
interface Shared {
  readonly client: PGlite;
  /** As if it had just been filled; false where somebody changed its tables. */
  readonly restore: (kind: Seed) => Promise<boolean>;
}

const free: Shared[] = [];

/**
 * An embedded database in memory that is migrated and seeded already, for `startReferenceApi` and `openDatabase`. Closed,
 * it goes to the next who asks in this process, with the rows of a new one: to open another takes half a second of
 * processor time, to migrate and seed it four.
 */
export async function filledDatabase(kind: Seed): Promise<PGlite> {
  for (;;) {
    const shared = free.pop() ?? (await openShared());
    if (await shared.restore(kind)) return lend(shared);
    await shared.client.close();
  }
}

/** What its borrower does after the end is refused, as if it had been closed. */
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

/** The first process of a run that asks fills one for all of them. */
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

/** mkdir succeeds once: the process that made the folder fills the database. */
function isFirst(file: string): boolean {
  try {
    mkdirSync(`${file}.begun`);
    return true;
  } catch {
    return false;
  }
}

/** Both fillings, one after the other, each of them kept. */
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
