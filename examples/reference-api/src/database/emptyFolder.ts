import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK_FILE } from './lockFolder.ts';

/** Marks a folder as Oja's. A server writes it when it creates its database in the folder. */
const MARKER = 'oja-data.txt';
const MARKER_TEXT = 'The embedded database of an Oja server. `--reset` deletes it.\n';

/** The files and folders of a PostgreSQL data directory, which PGlite has too. */
const POSTGRES = [
  'PG_VERSION',
  'base',
  'global',
  'pg_hba.conf',
  'pg_ident.conf',
  'postgresql.conf',
  'postgresql.auto.conf',
  'postmaster.pid',
  'postmaster.opts',
];
const isPostgres = (name: string) => POSTGRES.includes(name) || /^pg_[a-z_]+$/.test(name);

export const markFolder = (folder: string): Promise<void> =>
  writeFile(join(folder, MARKER), MARKER_TEXT, { mode: 0o600 });

const exists = (path: string) =>
  readFile(path).then(
    () => true,
    () => false,
  );

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name !== LOCK_FILE);
}

/**
 * Throws if the folder contains anything but an embedded database. A folder without our marker (from an older
 * version) must look like PGlite's: a real PostgreSQL leaves `postmaster.opts`. Changes nothing, so it runs before
 * the lock, which creates a file.
 */
export async function refuseForeignFiles(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0) return;
  const foreign = names.filter((name) => name !== MARKER && !isPostgres(name));
  const isOurs = names.includes(MARKER) || (await isPglite(folder, names));
  if (foreign.length > 0 || !isOurs) {
    const found = foreign.length > 0 ? `"${foreign[0]}"` : 'a database of another program';
    throw new Error(
      `--reset deletes nothing in ${folder}: it contains ${found}, which does not belong to Oja. Empty the folder by hand, or set OJA_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Empties the folder of an embedded database. The caller holds its lock. Throws like `refuseForeignFiles`,
 * before anything is deleted.
 */
export async function emptyFolder(folder: string): Promise<void> {
  await refuseForeignFiles(folder);
  const names = await namesIn(folder);
  // Deletes the marker last, so that a reset that was killed can run again.
  for (const name of names.filter((one) => one !== MARKER))
    await rm(join(folder, name), { recursive: true, force: true });
  await rm(join(folder, MARKER), { force: true });
}

async function isPglite(folder: string, names: readonly string[]): Promise<boolean> {
  if (!['PG_VERSION', 'base', 'global'].every((name) => names.includes(name))) return false;
  return !(await exists(join(folder, 'postmaster.opts')));
}
