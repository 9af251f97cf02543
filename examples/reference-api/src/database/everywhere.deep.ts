import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFleet } from '../testing/fleet.helper.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { endHost, type Host, startHost } from '../testing/processes.helper.ts';
import { setTestBackend } from '../testing/testBackend.helper.ts';

// Repeats every suite of `npm test` that uses the embedded database: on two processes over one PostgreSQL behind one
// URL, or on PostgreSQL in this process if the suite needs access to the server's internals. Includes new suites
// automatically. OJA_SHARD=2/4 runs every fourth suite, from the second on.
const root = fileURLToPath(new URL('../', import.meta.url));
const isFile = (name: string) => (path: string) => path.endsWith(`/${name}.test.ts`);
const suites = [...globSync('**/*.test.ts', { cwd: root }), 'sale/bulk.deep.ts'].sort();
const read = (path: string) => readFileSync(root + path, 'utf8');

/** Suites that start PostgreSQL themselves. */
const theirOwn = ['database/onPostgres'];
/** Suites about counters and sockets of one process, which do not depend on the database. */
const withoutDatabase = ['http/callLimits'];
/**
 * Suites that need a single server. They inspect one process (its rate limit, log, port, console, restart or
 * resolver) or something outside the database (a document, files).
 */
const oneServer = [
  'http/app',
  'http/limitedPurchase',
  'http/mount',
  'http/openapi',
  'http/secrets',
  'http/staticFiles',
  'sale/restart',
  'webhooks/webhooks',
];

const named = (names: readonly string[]) => (path: string) => names.some((name) => isFile(name)(`/${path}`));
const needsDatabase = (path: string) =>
  /apiForTests|contextForTests|openDatabase|testBackend/.test(read(path));
const [shard = 1, shards = 1] = (process.env['OJA_SHARD'] ?? '').split('/').filter(Boolean).map(Number);
const shared = suites
  .filter((path) => needsDatabase(path) && !named([...theirOwn, ...withoutDatabase])(path))
  .filter((_, index) => index % shards === shard - 1);
const runsInProcess = (path: string) => named(oneServer)(path) || !read(path).includes('apiForTests');

let postgres: Postgres;
let hosts: Host[];
beforeAll(async () => {
  hosts = [startHost(), startHost()];
  postgres = await startPostgres();
}, 400_000);
afterAll(async () => {
  await Promise.all((hosts ?? []).map(endHost));
  await postgres?.stop();
});

/** Imports each suite within a `describe`, so that its hooks apply only to its own tests. */
function run(paths: readonly string[]): void {
  for (const path of paths) describe(path, () => import(root + path));
}

let made = 0;
const newDatabase = (seed: 'demo' | 'catalogue') => {
  made += 1;
  return postgres.createDatabase(seed);
};

describe('on PostgreSQL', () => {
  beforeAll(() => setTestBackend({ newDatabase }));
  run(shared.filter(runsInProcess));
});

describe('on two processes over one PostgreSQL', () => {
  beforeAll(() => setTestBackend({ newDatabase, start: (options) => startFleet(hosts, options) }));
  run(shared.filter((path) => !runsInProcess(path)));
});

it('ran each suite on a new database', () => {
  expect(shared.length * shards).toBeGreaterThan(60);
  expect(made).toBeGreaterThanOrEqual(shared.length);
  for (const name of [...theirOwn, ...withoutDatabase, ...oneServer])
    expect(suites).toContain(`${name}.test.ts`);
});
