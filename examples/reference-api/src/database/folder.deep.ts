import {
  chmodSync,
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import { createForeignFiles } from './foreignFiles.helper.ts';

const home = mkdtempSync(join(tmpdir(), 'oja-folder-'));
afterAll(() => rmSync(home, { recursive: true }));
const data = join(home, 'data');

const start = (database = data, reset = false): Promise<ReferenceApi> =>
  startReferenceApi({ mode: 'demo', port: 0, database, seed: 'catalogue', reset });

/** Paths in and beside the folder that other users can access, with their modes. */
const open = () =>
  [data, ...globSync(`${data}/**/*`), `${data}.admin.json`]
    .filter((path) => existsSync(path) && (lstatSync(path).mode & 0o077) !== 0)
    .map((path) => [path, (lstatSync(path).mode & 0o777).toString(8)]);

/** Gives every user access to the folder, as an earlier version of the server did. */
function openToAll(): void {
  for (const path of globSync(`${data}/**/*`)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  chmodSync(data, 0o755);
}

const tables = async (api: ReferenceApi) => {
  await api.ledger.execute('create table big as select generate_series(1, 50000) as number');
  await api.ledger.execute('checkpoint');
};

describe('the folder of the embedded database', () => {
  it('is private to this user with every file in it, at the start and after new tables', async () => {
    const api = await start();
    try {
      expect(globSync(`${data}/**/*`).length).toBeGreaterThan(500);
      expect(open()).toEqual([]);
      expect(existsSync(`${data}.admin.json`)).toBe(true);
      await tables(api);
      expect(open()).toEqual([]);
    } finally {
      await api.close();
    }
    expect(open()).toEqual([]);
  }, 180_000);

  it('becomes private again after an earlier version left it open to every user', async () => {
    openToAll();
    writeFileSync(`${data}.admin.json`, '{}', { mode: 0o644 });
    chmodSync(`${data}.admin.json`, 0o644);
    expect(open().length).toBeGreaterThan(500);
    const api = await start();
    expect(open()).toEqual([]);
    await api.close();
  }, 180_000);
});

describe('--reset', () => {
  const balance = async (api: ReferenceApi) => {
    const found = await api.ledger.balance('amaka');
    await api.close();
    return found;
  };

  it('deletes nothing while a server uses the folder', async () => {
    const api = await start();
    await api.ledger.execute("update accounts set balance = 1 where kind = 'wallet'");
    const files = readdirSync(data);
    await expect(start(data, true)).rejects.toThrow('is in use by another server');
    expect(readdirSync(data)).toEqual(files);
    expect(await balance(api)).toBe(1);
  }, 180_000);

  it('starts with an empty database, also in a folder without the marker of later versions', async () => {
    expect(await balance(await start(data, true))).toBe(4_825_000);
    const api = await start();
    await api.ledger.execute("update accounts set balance = 1 where kind = 'wallet'");
    await api.close();
    rmSync(join(data, 'oja-data.txt'));
    expect(await balance(await start(data, true))).toBe(4_825_000);
  }, 180_000);

  it('refuses a folder that contains other files, and deletes nothing in it', async () => {
    const papers = createForeignFiles(home);
    await expect(start(papers, true)).rejects.toThrow(`--reset deletes nothing in ${papers}`);
    expect(readdirSync(papers).sort()).toEqual(['base', 'thesis.txt']);
    writeFileSync(join(data, 'thesis.txt'), 'years');
    const before = readdirSync(data);
    await expect(start(data, true)).rejects.toThrow('"thesis.txt"');
    expect(readdirSync(data)).toEqual(before);
  }, 180_000);
});
