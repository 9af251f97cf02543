import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCK_FILE, lockFolder } from './lockFolder.ts';
import { type LockHolder, type Machine, thisMachine } from './lockHolder.ts';

const home = mkdtempSync(join(tmpdir(), 'oja-lock-'));
afterAll(() => rmSync(home, { recursive: true }));

let folder: string;
let file: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(home, 'case-')), 'data');
  file = join(folder, LOCK_FILE);
});

/** Writes the lock file that a killed server left behind. */
function leave(contents: string): void {
  mkdirSync(folder);
  writeFileSync(file, contents);
}
const left = (holder: Partial<LockHolder>) => leave(JSON.stringify({ ...thisMachine.holder(), ...holder }));
const unlocks = async (machine?: Machine) => (await lockFolder(folder, machine))();

const MODULE = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lockFolder.ts')).href);
/** Prints whether it got the lock, and keeps the lock until it is killed. */
const SCRIPT = `
  import { lockFolder } from ${MODULE};
  const has = await lockFolder(process.argv[1]).then(() => 'held', () => 'refused');
  process.stdout.write(has + '\\n');
  setInterval(() => {}, 60_000);
`;

/** Starts a process that tries to take the lock. */
async function competitor(): Promise<{ child: ChildProcess; has: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  const kill = async () => {
    const closed = once(child, 'exit');
    child.kill('SIGKILL');
    await closed;
  };
  return { child, has: String(said).trim(), kill };
}

describe('a folder that a server has locked', () => {
  it('cannot be locked again by the same process; the error names the holder and the remedy', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `is in use by another server (process ${process.pid} on ${hostname()}, since `,
    );
    await expect(lockFolder(folder)).rejects.toThrow('Stop that server, or set OJA_DATA_DIR');
    await unlock();
    await unlocks();
  });

  it('cannot be locked while another process lives, and can after that process is killed', async () => {
    const { child, has, kill } = await competitor();
    expect(has).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(`(process ${child.pid} on `);
    await kill();
    expect(readFileSync(file, 'utf8')).toContain(`"pid":${child.pid}`);
    await unlocks();
  });

  it('stays locked whether the lock file names our own process, a dead one or none', async () => {
    const { kill } = await competitor();
    const own = JSON.stringify(thisMachine.holder());
    const gone = JSON.stringify({ ...thisMachine.holder(), pid: 2 ** 22 + 1 });
    for (const contents of [own, gone, '', '{"pid":']) {
      writeFileSync(file, contents);
      await expect(lockFolder(folder)).rejects.toThrow('is in use by another server');
    }
    await kill();
  });

  it('is locked by only one of several processes that start at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, competitor));
    expect(all.map(({ has }) => has).sort()).toEqual(['held', 'refused', 'refused']);
    await Promise.all(all.map(({ kill }) => kill()));
  });
});

describe('a lock file that a killed server left behind', () => {
  it.each<[string, Partial<LockHolder>]>([
    ['our own process id, of an earlier start of the machine', { boot: 'earlier' }],
    ['our own process id, of another container on this machine', { host: 'c0ffee' }],
    ['a living process, which is another program', { pid: process.ppid }],
    ['another host, on a file system that only this machine has', { host: 'elsewhere', boot: 'other' }],
  ])('does not block the next server if it names %s', async (_, holder) => {
    left(holder);
    await unlocks({ ...thisMachine, isLocal: async () => true });
  });

  it.each(['', '{"pid":', 'null'])('does not block the next server if its text is %j', async (contents) => {
    leave(contents);
    await unlocks();
  });

  it.each(['other', null])('blocks on a network file system if it names another host (%s)', async (boot) => {
    left({ pid: 1, host: 'elsewhere', boot });
    const shared: Machine = { ...thisMachine, isLocal: async () => false };
    await expect(lockFolder(folder, shared)).rejects.toThrow('another machine (process 1 on elsewhere');
    await expect(lockFolder(folder, shared)).rejects.toThrow(`delete ${file}`);
    rmSync(file);
    await unlocks(shared);
  });

  it.each(['', '1', String(process.pid)])(
    'blocks if an earlier version wrote it, whose process may be in another container: %j',
    async (contents) => {
      writeFileSync(`${folder}.lock`, contents);
      await expect(lockFolder(folder)).rejects.toThrow(`left ${folder}.lock`);
      expect(existsSync(folder)).toBe(false);
    },
  );
});

it('makes the lock file readable by this user only, and empties it on release', async () => {
  const unlock = await lockFolder(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  await unlock();
  expect(readFileSync(file, 'utf8')).toBe('');
});

it.runIf(process.platform === 'linux')(
  'tells a local file system from one that other machines may mount',
  async () => {
    expect(await thisMachine.isLocal(home)).toBe(true);
    expect(await thisMachine.isLocal('/proc')).toBe(false);
  },
);
