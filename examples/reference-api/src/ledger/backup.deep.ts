import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReferenceApi } from '../start.ts';
import { type Postgres, startPostgres } from '../testing/postgres.helper.ts';
import { buy, order, signIn } from '../testing/testApi.helper.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'oja-backup-'));
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Seeds no history, because an open sale in it would settle during the test.
const options = { mode: 'demo', port: 0, seed: 'catalogue' } as const;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a script of `deploy` on a database, as an operator does. */
async function script(name: string, database: string, ...args: string[]): Promise<string> {
  const env = { PATH: `${postgres.programs}:${process.env['PATH']}`, DATABASE_URL: database };
  return (await run('sh', [fileAt(`../../deploy/${name}`), ...args], { env })).stdout.trim();
}

/** The report of `npm run ledger` about a database. */
async function books(
  database: string,
): Promise<{ sum: string; postings: number; digest: string; faults: string[] }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database };
  const answer = await run(process.execPath, ['--conditions=oja-source', fileAt('../auditLedger.ts')], {
    env,
  }).catch((failed: { stdout: string }) => failed);
  return JSON.parse(answer.stdout);
}

it('restores the whole ledger from a dump: the digest is equal, and no purchase is debited again', async () => {
  const database = await postgres.createDatabase('catalogue');
  const sold = order();
  const api = await startReferenceApi({ ...options, database });
  expect((await buy(api.url, await signIn(api.url), sold)).status).toBe(201);
  await api.close();
  const before = await books(database);
  expect(before).toMatchObject({ sum: '0', faults: [] });
  expect(before.postings).toBeGreaterThan(4);

  const dump = await script('backup.sh', database, folder);
  const restored = await postgres.createDatabase();
  await script('restore.sh', restored, dump);
  expect(await books(restored)).toEqual(before);

  const again = await startReferenceApi({ ...options, database: restored });
  expect((await buy(again.url, await signIn(again.url), sold)).status).toBeLessThan(300);
  expect(await again.ledger.debits(sold.reference)).toEqual([45_600]);
  expect((await books(restored)).digest).toBe(before.digest);
  await again.ledger.execute("update accounts set balance = balance + 1 where kind = 'wallet'");
  await again.close();
  const forged = await books(restored);
  expect(forged.digest).not.toBe(before.digest);
  expect(forged.faults.join()).toContain('is not the sum of its postings');

  // `restore.sh` refuses a database that contains data.
  await expect(script('restore.sh', database, dump)).rejects.toThrow();
  expect(await books(database)).toEqual(before);
}, 240_000);

it('keeps the newest dumps, and no incomplete dump', async () => {
  const old = ['20010101T000000Z', '20010102T000000Z', '20010103T000000Z'].map((time) => `oja-${time}.dump`);
  for (const name of old) writeFileSync(join(folder, name), '');
  const dump = await script('backup.sh', postgres.url, folder, '2');
  const dumps = readdirSync(folder).filter((name) => name.endsWith('.dump'));
  expect(dumps).toHaveLength(2);
  expect(dumps).toContain(dump.split('/').at(-1));
  await expect(script('backup.sh', 'postgres://oja@127.0.0.1:1/none', folder, '2')).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith('.dump'))).toEqual(dumps);
}, 60_000);
