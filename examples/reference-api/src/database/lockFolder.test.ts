import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.ts';

const home = mkdtempSync(join(tmpdir(), 'oja-lock-'));
const folder = join(home, 'data');
const file = `${folder}.lock`;
afterAll(() => rmSync(home, { recursive: true }));

it('keeps our process id beside the folder until it is unlocked', async () => {
  const unlock = await lockFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  await unlock();
  expect(existsSync(file)).toBe(false);
});

it('refuses, in a sentence, a folder that a running process uses', async () => {
  writeFileSync(file, String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by another server (process ${process.ppid})`);
});

it('takes over what a killed process left behind', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(file, String(gone));
  await (await lockFolder(folder))();
});
