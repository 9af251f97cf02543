import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../database/open.ts';
import { fillDatabase } from './fill.helper.ts';
import { freePort } from './freePort.helper.ts';

const run = promisify(execFile);
/** Adds root's own folders, which are missing if the shell was started by another user. */
const rootsEnv = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
const VERSIONS = '/usr/lib/postgresql';

/** The program folder of the newest installed PostgreSQL. */
function findPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const newest = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  return newest
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function programs(): string {
  const found = findPrograms();
  if (found === undefined)
    throw new Error('This test needs PostgreSQL. Install it: apt-get install postgresql');
  return found;
}

/** Creates databases. Filling one takes a second, copying a filled one a tenth of that, so each kind is filled once. */
function databasesOn(url: string) {
  let made = 0;
  const urlOf = (name: string) => url.replace(/postgres$/, name);
  const filled = new Map<string, Promise<string>>();

  async function create(template = 'template1'): Promise<string> {
    made += 1;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database another_${made} template ${template}`).finally(() => client.end());
    return urlOf(`another_${made}`);
  }

  async function makeTemplate(kind: 'demo' | 'catalogue'): Promise<string> {
    const template = await create();
    const { close } = await openDatabase(template, (db) => fillDatabase(db, kind));
    await close();
    return template.split('/').at(-1) ?? '';
  }

  const fill = (kind: 'demo' | 'catalogue'): Promise<string> => {
    const known = filled.get(kind) ?? makeTemplate(kind);
    filled.set(kind, known);
    return known;
  };
  return { create, fill };
}

export interface Postgres {
  /** The URL of an empty database. */
  readonly url: string;
  /** Creates another database: empty, or a copy of a migrated and filled one. */
  createDatabase(filled?: 'demo' | 'catalogue'): Promise<string>;
  /** The folder of its programs. */
  readonly programs: string;
  /** Stops all of its processes immediately, like a power failure. */
  crash(): Promise<void>;
  /** Starts it again with the same data, after a `crash`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a temporary PostgreSQL on a free port. `stop` deletes it. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'oja-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; Debian's package creates a user for it.
  const start = (program: string, ...args: string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { env: rootsEnv })
      : run(join(bin, program), args);
  if (isRoot) {
    chmodSync(folder, 0o700);
    await run('chown', ['postgres', folder]);
  }
  const data = join(folder, 'data');
  await start('initdb', '-D', data, '-A', 'trust', '-U', 'oja', '-E', 'UTF8', '--no-sync');
  // The machine stays up, so nothing must be flushed to disk, and no test runs long enough for a vacuum.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c autovacuum=off`;
  const launch = async () => {
    await start('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  };
  const crash = async () => {
    await start('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  };
  await launch();
  const url = `postgres://oja@127.0.0.1:${port}/postgres`;
  const { create, fill } = databasesOn(url);
  return {
    url,
    createDatabase: async (filled) => create(filled && (await fill(filled))),
    programs: bin,
    crash,
    restart: launch,
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
