import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../database/open.ts';
import { fillDatabase } from './fill.harness.ts';

/** Set by scripts/build/filledDatabases.ts for one run of the tests. */
const folder = process.env['OJA_FILLED_DATABASES'];
const PATIENCE_MS = 60_000;

type Kind = 'demo' | 'catalogue';

/**
 * An embedded database in memory that is migrated and seeded already, for `startReferenceApi` and `openDatabase`: each
 * opens a copy of its own. To make one takes four seconds of processor time, to open a copy half a second; the first
 * test file of a run that asks makes it for all. Outside of a run it is `memory://`, which is made and seeded anew.
 */
export async function filledDatabase(kind: Kind): Promise<string> {
  if (folder === undefined) return 'memory://';
  const file = join(folder, `${kind}.tar`);
  if (!existsSync(file)) await (isFirst(file) ? make(kind, file) : isMade(file));
  return existsSync(file) ? `memory://${file}` : 'memory://';
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

async function make(kind: Kind, file: string): Promise<void> {
  const { db, close } = await openDatabase('memory://', (empty) => fillDatabase(empty, kind));
  const dump = await (db as typeof db & { readonly $client: PGlite }).$client.dumpDataDir('none');
  await close();
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.part`, file);
}

async function isMade(file: string): Promise<void> {
  const since = performance.now();
  while (!existsSync(file) && performance.now() - since < PATIENCE_MS) await pause(50);
}
