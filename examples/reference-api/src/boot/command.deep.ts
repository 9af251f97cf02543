import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startReferenceApi } from '../start.ts';
import { settingsHelp } from './settingRows.ts';

const home = mkdtempSync(join(tmpdir(), 'oja-command-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('the command', () => {
  /**
   * Runs a script with these settings. Resolves with its output and its exit code. A server that starts is killed,
   * and the code is `null`.
   */
  const start = (environment: Record<string, string>, ...args: string[]) =>
    runScript('main.ts', environment, ...args);

  function runScript(name: string, environment: Record<string, string>, ...args: string[]) {
    const script = fileURLToPath(new URL(`../${name}`, import.meta.url));
    const child = spawn(process.execPath, ['--conditions=oja-source', script, ...args], {
      cwd: home,
      env: { PATH: process.env['PATH'], PORT: '0', OJA_DATA_DIR: join(home, 'data'), ...environment },
    });
    let said = '';
    return new Promise<{ said: string; code: number | null }>((resolve) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('answers at')) child.kill();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', (code) => resolve({ said, code }));
    });
  }

  it('refuses to start in production without the required settings, and creates nothing', async () => {
    const { said, code } = await start({
      OJA_PUBLIC_URI: 'https://agents.example.ng',
      OJA_SETTLE_HOURS: 'x',
    });
    expect(code).toBe(1);
    for (const part of ['No provider', 'Did you mean OJA_PUBLIC_URL?', 'OJA_SETTLE_HOURS is "x"'])
      expect(said).toContain(part);
    expect(said).toContain('"event":"demo-refused"');
    expect(existsSync(join(home, 'data'))).toBe(false);
  });

  it('creates no folder if DATABASE_URL names another database', async () => {
    const { said, code } = await start({ OJA_ENV: 'demo', DATABASE_URL: 'mysql://db/shop' });
    expect([code, said]).toEqual([1, expect.stringContaining('Only PostgreSQL is supported')]);
    expect(readdirSync(home)).toEqual([]);
  });

  it('prints its settings with --help, and does not start', async () => {
    const { said, code } = await start({}, '--help');
    expect(code).toBe(0);
    expect(said).toContain(settingsHelp());
    expect(readdirSync(home)).toEqual([]);
  });

  it('starts the demo with OJA_ENV=demo', async () => {
    const { said } = await start({ OJA_ENV: 'demo' });
    expect(said).toContain('The agent API answers at http://localhost:');
  });

  it('prints that no review is open, and exits with 1 for an unknown command', async () => {
    const database = join(home, 'reviewed');
    const api = await startReferenceApi({ mode: 'demo', port: 0, database, seed: 'catalogue' });
    try {
      const { said, code } = await runScript('review.ts', { OJA_DATA_DIR: database });
      expect([code, said]).toEqual([0, 'Nothing to review.\n']);
      expect((await runScript('review.ts', { OJA_DATA_DIR: database }, 'no-such-word')).code).toBe(1);
    } finally {
      await api.close();
    }
  });
});
