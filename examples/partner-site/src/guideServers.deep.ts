import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_API_KEY, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { freePort } from '@oja/reference-api/testing/freePort';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { snippetOf } from './testing/guide.helper.ts';

const SHOP = 'https://shop.example';

const servers = [
  { language: 'js', file: 'server.mjs', command: process.execPath, args: [] },
  { language: 'python', file: 'server.py', command: 'python3', args: [] },
  { language: 'php', file: 'widget-session.php', command: 'php', args: ['-S', '127.0.0.1:PORT'] },
] as const;

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;

let api: ReferenceApi;
let folder: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oja-guide-'));
  api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api?.close();
});
afterEach(() => server?.kill());

/** Runs a server of the guide. Returns a function that requests a session for an origin. */
async function start({ language, file, command, args }: (typeof servers)[number], apiKey: string) {
  const port = await freePort();
  writeFileSync(join(folder, file), snippetOf(language));
  server = spawn(command, [...args.map((arg) => arg.replace('PORT', String(port))), file], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, OJA_API_BASE: api.url, OJA_API_KEY: apiKey, SHOP, PORT: String(port) },
  });
  const ask = (origin: string) =>
    fetch(`http://127.0.0.1:${port}/widget-session`, { method: 'POST', headers: { Origin: origin } });
  await vi.waitFor(() => ask('https://nobody.example'));
  return ask;
}

// Skipped if the machine lacks Python or PHP.
describe.each(servers)('the guide’s server in $language', (written) => {
  const has = isThere(written.command);

  it.skipIf(!has)('returns a session without the API key, and 403 to another origin', async () => {
    const ask = await start(written, DEMO_API_KEY);
    const answer = await ask(SHOP);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^ojw_/),
      expiresAt: expect.any(String),
    });
    expect((await ask('https://evil.example')).status).toBe(403);
  });

  it.skipIf(!has)('reports that no session was created if the API refuses the key', async () => {
    const ask = await start(written, 'oja_test_unknown');
    expect((await ask(SHOP)).status).toBe(502);
  });
});
