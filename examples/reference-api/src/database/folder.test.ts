import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createForeignFiles } from './foreignFiles.helper.ts';
import { openDatabase } from './open.ts';

// `folder.deep.ts` tests a real folder of the embedded database.
const home = mkdtempSync(join(tmpdir(), 'oja-folder-'));
afterAll(() => rmSync(home, { recursive: true }));
const start = (database: string, reset = false) => openDatabase(database, async () => {}, { reset });

describe('--reset', () => {
  it('refuses a folder that contains other files, and deletes nothing in it', async () => {
    const papers = createForeignFiles(home);
    await expect(start(papers, true)).rejects.toThrow(`--reset deletes nothing in ${papers}`);
    expect(readdirSync(papers).sort()).toEqual(['base', 'thesis.txt']);
  });

  it('refuses the folder of a real PostgreSQL', async () => {
    const postgres = join(home, 'postgres');
    for (const name of ['base', 'global', 'pg_wal']) mkdirSync(join(postgres, name), { recursive: true });
    for (const name of ['PG_VERSION', 'postmaster.opts']) writeFileSync(join(postgres, name), '17');
    await expect(start(postgres, true)).rejects.toThrow('a database of another program');
    expect(readdirSync(postgres)).toHaveLength(5);
  });

  it('refuses the URL of a PostgreSQL, and creates no folder for another URL', async () => {
    await expect(start('postgres://127.0.0.1:1/shop', true)).rejects.toThrow(
      'Drop the database of DATABASE_URL',
    );
    await expect(start('mysql://127.0.0.1/shop')).rejects.toThrow('postgres://… or postgresql://…');
    expect(existsSync('mysql:')).toBe(false);
  });
});
