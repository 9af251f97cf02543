import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@oja/reference-api/testing/freePort';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from './build/paths.ts';

// Tests scripts/serve.ts, which `npm start` runs after the builds.
const home = mkdtempSync(join(tmpdir(), 'oja-serve-'));
const data = join(home, 'data');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

interface Served {
  readonly child: ChildProcess;
  readonly port: number;
  /** Its output until it was ready or exited. */
  readonly said: string;
  readonly code: number | null;
}

async function serve(environment: Record<string, string> = {}, ...args: string[]): Promise<Served> {
  const port = await freePort(2);
  const child = spawn(process.execPath, ['--conditions=oja-source', at('scripts/serve.ts'), ...args], {
    cwd: home,
    env: { PATH: process.env['PATH'], OJA_DATA_DIR: data, PORT: String(port), ...environment },
  });
  children.push(child);
  let said = '';
  const { promise, resolve } = Promise.withResolvers<number | null>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Stop with Ctrl+C')) resolve(null);
    });
  child.once('close', resolve);
  const code = await promise;
  return { child, port, said, code };
}

describe('npm start', () => {
  it('starts the demo, refuses --reset while a server runs, and deletes the database with --reset after it has stopped', async () => {
    const first = await serve();
    expect(first.said).toContain('Sign in as    amaka');
    const { code, said } = await serve({}, '--reset');
    expect([code, said]).toEqual([1, expect.stringContaining('is in use by another server')]);
    expect((await fetch(`http://127.0.0.1:${first.port}/api/v1/agent/openapi.json`)).status).toBe(200);
    first.child.kill('SIGTERM');
    await once(first.child, 'close');
    expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
    writeFileSync(join(data, 'base', 'of the first run'), '');
    const again = await serve({}, '--reset', '--dashboard=http://localhost:5173');
    expect(again.code).toBeNull();
    // Output of `npm run dev`: Vite's address for the dashboard, the server's for everything else.
    expect(again.said).toMatch(/Dashboard +http:\/\/localhost:5173\n/);
    expect(again.said).toContain(`http://localhost:${again.port}/api/v1/agent`);
    expect(readdirSync(join(data, 'base'))).not.toContain('of the first run');
  }, 240_000);

  it('deletes nothing in a folder that it did not create', async () => {
    const papers = mkdtempSync(join(home, 'papers-'));
    writeFileSync(join(papers, 'thesis.txt'), 'years');
    const { code, said } = await serve({ OJA_DATA_DIR: papers }, '--reset');
    expect([code, said]).toEqual([1, expect.stringContaining('--reset deletes nothing')]);
    expect(readdirSync(papers)).toEqual(['thesis.txt']);
  }, 180_000);

  it('refuses a database other than PostgreSQL, a misspelt setting, and a public address', async () => {
    const wrong = { DATABASE_URL: 'mysql://root@db/shop', OJA_DATA_DIRR: data, HOST: '0.0.0.0' };
    const { code, said } = await serve(wrong);
    expect(code).toBe(1);
    for (const part of ['Only PostgreSQL is supported', 'Did you mean OJA_DATA_DIR?', 'HOST is "0.0.0.0"'])
      expect(said).toContain(part);
    expect(existsSync(join(home, 'mysql:'))).toBe(false);
  }, 180_000);
});
